import { ApiProperty } from '@nestjs/swagger';
import type { BlogPost } from '../blog-post.entity.js';
import { PublicPictureDto } from '../../../content/content.module.js';
import { PostAuthorDto } from './post-author.dto.js';

/** What is read of an article where visitors see it listed. */
export const publicPostSummaryFields = [
  'id',
  'title',
  'slug',
  'excerpt',
  'featuredImage',
  'publishedAt',
  'updatedAt',
  'readTime',
  'readTimeComputed',
  'translatedReadTimes',
  'category',
  'featured',
  'tags',
  'authorName',
  'authorAvatar',
] as const;

/** What is read of it where they read it. */
export const publicPostFields = [...publicPostSummaryFields, 'content'] as const;

/** A published article as a list shows it, without its text. */
export class PublicPostSummaryDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  title: string;

  /** Name in the article's address, /blog/{slug}. */
  slug: string;

  excerpt: string;

  @ApiProperty({ type: String, nullable: true, description: 'Path that starts with /uploads/.' })
  featuredImage: string | null;

  /** What there is to know of that picture, and of those in its text where it comes along. */
  pictures: PublicPictureDto[];

  /** When it was first published. */
  publishedAt: Date;

  updatedAt: Date;

  /** Minutes that it takes to read in this language. */
  @ApiProperty({ type: 'integer' })
  readTime: number;

  category: string;

  featured: boolean;

  tags: string[];

  author: PostAuthorDto;

  /** Names of the texts that are in English because they are not translated. */
  fallbacks: string[];

  static from(
    post: Pick<BlogPost, (typeof publicPostSummaryFields)[number]> & {
      fallbacks: string[];
      pictures: PublicPictureDto[];
    },
  ): PublicPostSummaryDto {
    return {
      id: post.id,
      title: post.title,
      slug: post.slug,
      excerpt: post.excerpt,
      featuredImage: post.featuredImage,
      pictures: post.pictures,
      // The database holds published posts to a date.
      publishedAt: post.publishedAt!,
      updatedAt: post.updatedAt,
      readTime: post.readTime,
      category: post.category,
      featured: post.featured,
      tags: post.tags,
      author: { name: post.authorName, avatar: post.authorAvatar },
      fallbacks: post.fallbacks,
    };
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
