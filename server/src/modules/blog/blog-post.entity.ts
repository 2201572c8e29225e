import { BeforeInsert, BeforeUpdate, Check, Column, DeleteDateColumn, Entity, Index, Unique } from 'typeorm';
import {
  EnumCheck,
  EnumColumn,
  OptionalTextColumn,
  SortedTextColumn,
  TextColumn,
  TextListColumn,
  TimeColumn,
} from '../../common/database-columns.js';
import type { TranslatedLanguage } from '../../common/language/site-language.enum.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { minutesToRead } from '@consultancy/shared/article/reading-time';
import { BlogStatus } from './blog-status.enum.js';

/** An article of the blog. */
@Entity('blog_posts')
@Unique(['slug'])
@Index(['updatedAt'])
@Index(['publishedAt'])
@Index('blog_posts_published_at_down_idx', { synchronize: false })
@Index(['title'])
@Index(['readTime', 'id'])
@Index(['createdAt'])
@Index(['status', 'publishedAt'])
@Index(['category', 'publishedAt'])
@Index(['status', 'createdAt'])
@Index(['category', 'createdAt'])
@Index(['featured', 'createdAt'])
@Index(['featured', 'publishedAt'])
@EnumCheck('blog_posts', 'status', BlogStatus)
@Check('blog_posts_read_time_check', 'read_time >= 1')
@Check('blog_posts_published_at_check', `status <> 'PUBLISHED' OR published_at IS NOT NULL`)
export class BlogPost extends StaffRecord {
  @SortedTextColumn(textLimits.title)
  title: string;

  /** Made from the first title and stable, because people share the address. */
  @TextColumn(textLimits.slug)
  slug: string;

  @TextColumn(textLimits.short)
  excerpt: string;

  /** Markdown. */
  @Column({ type: 'text', default: '' })
  content: string;

  /** Path that starts with /uploads/. */
  @OptionalTextColumn(textLimits.short)
  featuredImage: string | null;

  @TextColumn(40)
  category: string;

  @TextColumn(textLimits.name, { default: 'Admin' })
  authorName: string;

  @OptionalTextColumn(textLimits.short)
  authorAvatar: string | null;

  /** Minutes. */
  @Column({ type: 'integer', default: 5 })
  readTime: number;

  /** Whether that is computed from the text; else somebody has said it. */
  @Column({ type: 'boolean', default: false })
  readTimeComputed: boolean;

  /** Minutes that the text takes in the languages into which it is translated, by their codes. */
  @Column({ type: 'jsonb', default: {} })
  translatedReadTimes: Partial<Record<TranslatedLanguage, number>>;

  @Column({ type: 'boolean', default: false })
  featured: boolean;

  @EnumColumn({ default: BlogStatus.DRAFT })
  status: BlogStatus;

  @TextListColumn()
  tags: string[];

  /** When the post was first published. */
  @TimeColumn({ nullable: true })
  publishedAt: Date | null;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;

  @BeforeInsert()
  @BeforeUpdate()
  computeReadTime(): void {
    if (this.readTimeComputed) this.readTime = minutesToRead(this.content ?? '');
  }
}
