import { fieldNames } from '../../common/fields/dto-types.js';
import { BlogPost } from './blog-post.entity.js';
import { PostDto } from './dto/post.dto.js';

const others = [
  ...(['authorName', 'authorAvatar', 'content', 'featuredImage', 'readTimeComputed'] as const),
  ...(['publishedAt', 'translatedReadTimes'] as const),
] as const;

/** What an export of articles holds. */
export const postColumns = [
  'id',
  ...fieldNames(BlogPost, { except: others }),
  'author',
  'publishedAt',
  'featuredImage',
  'content',
  'createdAt',
  'updatedAt',
] as const;

/** An article in one row. */
export function postRow(post: BlogPost) {
  return { ...PostDto.from(post), author: post.authorName };
}
