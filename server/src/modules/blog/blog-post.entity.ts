import { minutesToRead } from '@consultancy/shared/article/reading-time';
import { BeforeInsert, BeforeUpdate, Check, Column, DeleteDateColumn, Entity, Index, Unique } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { TimeColumn } from '../../common/database-columns.js';
import { TextFormat } from '../../common/fields/field-info.js';
import {
  AddressField,
  ChoiceField,
  NumberField,
  PictureField,
  SwitchField,
  TextField,
  TextListField,
} from '../../common/fields/fields.js';
import type { TranslatedLanguage } from '../../common/language/site-language.enum.js';
import { Searched } from '../../common/search/searched.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { BlogStatus } from './blog-status.enum.js';

const { LINE, LIST, MARKDOWN, PARAGRAPHS } = TextFormat;

/** An article of the blog. */
@Entity('blog_posts')
@CachedContent()
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
@Check('blog_posts_read_time_check', 'read_time >= 1')
@Check('blog_posts_published_at_check', `status <> 'PUBLISHED' OR published_at IS NOT NULL`)
export class BlogPost extends StaffRecord {
  @Searched({ isTitle: true })
  @TextField({ max: textLimits.title, translated: LINE, isSorted: true })
  title: string;

  /** Made from the first title and stable, because people share the address. */
  @TextField({
    ...{ max: textLimits.slug, isRestored: false },
    description: "Name in the article's address, /blog/{slug}.",
  })
  slug: string;

  @Searched()
  @TextField({ max: textLimits.short, translated: PARAGRAPHS })
  excerpt: string;

  @Searched()
  @TextField({
    ...{ max: textLimits.markdown, isLong: true, default: '', translated: MARKDOWN, namesPictures: true },
    description: 'Markdown.',
  })
  content: string;

  @PictureField({ description: 'Path that starts with /uploads/.' })
  featuredImage: string | null;

  @TextField({ max: 40, default: 'Design' })
  category: string;

  @TextField({ max: textLimits.name, default: 'Admin', translated: LINE })
  authorName: string;

  @AddressField({
    description: "An absolute https address of the author's portrait; pages show the initials without one.",
  })
  authorAvatar: string | null;

  @NumberField({
    ...{ isWhole: true, min: 1, max: 1_000, default: 5 },
    description: 'Minutes that it takes to read.',
  })
  readTime: number;

  @SwitchField({
    ...{ default: false, isInternal: true },
    description: 'Whether `readTime` is computed from the text; else somebody has said it.',
  })
  readTimeComputed: boolean;

  /** Minutes that the text takes in the languages into which it is translated, by their codes. */
  @Column({ type: 'jsonb', default: {} })
  translatedReadTimes: Partial<Record<TranslatedLanguage, number>>;

  @SwitchField({ default: false })
  featured: boolean;

  @TextListField({ most: 30, max: 60, translated: LIST })
  tags: string[];

  @ChoiceField(BlogStatus, 'BlogStatus', {
    ...{ default: BlogStatus.DRAFT, isRestored: false, isInternal: true },
    description: 'A new article is a draft, also where the request names another status.',
  })
  status: BlogStatus;

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
