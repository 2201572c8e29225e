import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { fieldNames, pick, publicFieldNames, ReadType } from '../../../common/fields/dto-types.js';
import { ListedType, type PublicPictureDto, PublicType } from '../../../content/content.module.js';
import { BlogPost } from '../blog-post.entity.js';

/** Who wrote an article. */
class PostAuthorDto {
  name: string;

  /** Address of a portrait; null shows initials. */
  avatar: string | null;
}

/** What no list shows, or says in another way. */
const notListed = [
  ...(['authorName', 'authorAvatar', 'content', 'readTimeComputed'] as const),
  ...(['publishedAt', 'translatedReadTimes'] as const),
] as const;

const staffNames = [
  'id',
  ...fieldNames(BlogPost, { except: notListed }),
  'createdAt',
  'updatedAt',
  'version',
] as const;
const publicNames = ['id', ...publicFieldNames(BlogPost, notListed), 'updatedAt'] as const;
const authorAndTime = ['authorName', 'authorAvatar', 'publishedAt'] as const;

/** What is read of an article where staff see it listed. */
export const postSummaryFields = [...staffNames, ...authorAndTime] as const;

/** What is read of an article where visitors see it listed. */
export const publicPostSummaryFields = [
  ...publicNames,
  ...authorAndTime,
  'readTimeComputed',
  'translatedReadTimes',
] as const;

/** What is read of it where they read it. */
export const publicPostFields = [...publicPostSummaryFields, 'content'] as const;

/** An article as staff see it in a list, without its text. */
export class PostSummaryDto extends ReadType(BlogPost, staffNames) {
  author: PostAuthorDto;

  /** When it was first published. */
  @ApiProperty({ ...{ type: String, format: 'date-time', nullable: true } })
  publishedAt: Date | null;

  static override from(post: Pick<BlogPost, (typeof postSummaryFields)[number]>): PostSummaryDto {
    return { ...super.from(post), author: authorOf(post), publishedAt: post.publishedAt };
  }
}

/** An article as staff see it in a list, with what it waits for. */
export class ListedPostDto extends ListedType(PostSummaryDto) {}

/** An article as staff edit it. */
export class PostDto extends IntersectionType(
  PostSummaryDto,
  ReadType(BlogPost, ['content', 'readTimeComputed']),
) {
  static from(post: BlogPost): PostDto {
    return { ...PostSummaryDto.from(post), ...pick(post, ['content', 'readTimeComputed']) };
  }
}

/** A published article as a list shows it, without its text. */
export class PublicPostSummaryDto extends PublicType(BlogPost, publicNames) {
  author: PostAuthorDto;

  /** When it was first published. */
  publishedAt: Date;

  static override from(
    post: Pick<BlogPost, (typeof publicPostSummaryFields)[number]> & {
      fallbacks: string[];
      pictures: PublicPictureDto[];
    },
  ): PublicPostSummaryDto {
    // The database holds published posts to a date.
    return { ...super.from(post), author: authorOf(post), publishedAt: post.publishedAt! };
  }
}

/** A published article with its text. */
export class PublicPostDto extends PublicPostSummaryDto {
  /** Markdown, as it was written. */
  content: string;

  /**
   * The same as harmless HTML: no scripts, styles or frames, HTML in the Markdown left out, headings from the second
   * level on. Labels are English, and links to pages of the site have the attribute `data-page`.
   */
  contentHtml: string;
}

function authorOf({ authorName: name, authorAvatar: avatar }: Pick<BlogPost, 'authorName' | 'authorAvatar'>) {
  return { name, avatar };
}

/** How many articles there are. */
export class BlogStatsDto {
  totalPosts: number;

  publishedPosts: number;

  draftPosts: number;

  featuredPosts: number;
}
