import type { PostAuthorDto, PostDto } from '../generated/index.schemas';
import { readPictures } from './read-pictures';
import { readNumber, readOptionalText, readText, readTexts } from './read-values';

/** What every kind of answer contains of an article: to visitors or staff, with its text or without. */
type PostRecord = Pick<
  PostDto,
  'title' | 'slug' | 'excerpt' | 'category' | 'featuredImage' | 'readTime' | 'tags' | 'author'
> &
  Partial<Pick<PostDto, 'content' | 'publishedAt'>>;

/** An article in the shape that screens expect, with defaults for what its record lacks. */
export function readPost<Post extends PostRecord>(record: Post): Post {
  return {
    ...record,
    title: readText(record.title),
    slug: readText(record.slug),
    excerpt: readText(record.excerpt),
    category: readText(record.category),
    featuredImage: readOptionalText(record.featuredImage),
    readTime: readNumber(record.readTime) ?? 0,
    tags: readTexts(record.tags),
    author: readAuthor(record.author),
    ...('pictures' in record && { pictures: readPictures(record.pictures) }),
    ...('content' in record && { content: readText(record.content) }),
  };
}

/** Some send the name alone. */
function readAuthor(author: unknown): PostAuthorDto {
  const { name = author, avatar } = (author ?? {}) as Partial<PostAuthorDto>;
  return { name: readText(name), avatar: readOptionalText(avatar) };
}
