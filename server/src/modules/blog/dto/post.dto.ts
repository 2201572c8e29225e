import { ApiProperty } from '@nestjs/swagger';
import { PublicationState } from '../../../content/content.module.js';
import type { BlogPost } from '../blog-post.entity.js';
import { BlogStatus } from '../blog-status.enum.js';
import { PostAuthorDto } from './post-author.dto.js';

/** What is read of an article where staff see it listed. */
export const postSummaryFields = [
  'id',
  'title',
  'slug',
  'excerpt',
  'featuredImage',
  'category',
  'authorName',
  'authorAvatar',
  'readTime',
  'featured',
  'status',
  'tags',
  'publishedAt',
  'createdAt',
  'updatedAt',
  'version',
] as const;

/** An article as staff see it in a list, without its text. */
export class PostSummaryDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  title: string;

  /** Name in the article's address, /blog/{slug}. */
  slug: string;

  excerpt: string;

  @ApiProperty({ type: String, nullable: true, description: 'Path that starts with /uploads/.' })
  featuredImage: string | null;

  category: string;

  author: PostAuthorDto;

  /** Minutes. */
  @ApiProperty({ type: 'integer' })
  readTime: number;

  featured: boolean;

  @ApiProperty({ enum: BlogStatus, enumName: 'BlogStatus' })
  status: BlogStatus;

  tags: string[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was first published.',
  })
  publishedAt: Date | null;

  createdAt: Date;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(post: Pick<BlogPost, (typeof postSummaryFields)[number]>): PostSummaryDto {
    return {
      id: post.id,
      title: post.title,
      slug: post.slug,
      excerpt: post.excerpt,
      featuredImage: post.featuredImage,
      category: post.category,
      author: { name: post.authorName, avatar: post.authorAvatar },
      readTime: post.readTime,
      featured: post.featured,
      status: post.status,
      tags: post.tags,
      publishedAt: post.publishedAt,
      createdAt: post.createdAt,
      updatedAt: post.updatedAt,
      version: post.version,
    };
  }
}

/** An article as staff see it in a list, with what it waits for. */
export class ListedPostDto extends PostSummaryDto {
  /** Whether visitors see it, and what it waits for. */
  @ApiProperty({ enum: PublicationState, enumName: 'PublicationState' })
  publication: PublicationState;

  static override from(
    post: Parameters<typeof PostSummaryDto.from>[0] & Pick<ListedPostDto, 'publication'>,
  ): ListedPostDto {
    return { ...PostSummaryDto.from(post), publication: post.publication };
  }
}

/** An article as staff edit it. */
export class PostDto extends PostSummaryDto {
  /** Whether `readTime` is computed from the text; else somebody has said it. */
  readTimeComputed: boolean;

  /** Markdown. */
  content: string;

  static override from(post: BlogPost): PostDto {
    return {
      ...PostSummaryDto.from(post),
      readTimeComputed: post.readTimeComputed,
      content: post.content,
    };
  }
}
