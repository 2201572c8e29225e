import { Column, DeleteDateColumn, Entity, Index, Unique } from 'typeorm';
import {
  OptionalTextColumn,
  SortedTextColumn,
  TextColumn,
  TextListColumn,
} from '../../common/database-columns.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';

/** In characters. */
const longestSlug = 40;

/** A service that the firm offers: one of the ten standard ones, or one that staff have added. */
@Entity('services')
@Unique(['slug'])
@Index(['updatedAt'])
@Index(['title'])
@Index(['createdAt'])
@Index(['isActive', 'createdAt'])
export class Service extends StaffRecord {
  /** What the address of a standard service is made of; null of those that staff have added. */
  @OptionalTextColumn(longestSlug)
  slug: string | null;

  /** Where a standard service stands among the ten, from 0. */
  @Column({ type: 'integer', default: 0 })
  place: number;

  @SortedTextColumn(textLimits.title)
  title: string;

  @TextColumn(textLimits.short)
  description: string;

  @TextColumn(textLimits.message)
  longDescription: string;

  /** Free text such as 3-5 months. */
  @TextColumn(textLimits.name)
  duration: string;

  /** Path that starts with /uploads/, or an absolute https address. */
  @OptionalTextColumn(textLimits.short)
  image: string | null;

  @TextListColumn()
  features: string[];

  /** Steps, in order. */
  @TextListColumn()
  process: string[];

  @TextListColumn()
  benefits: string[];

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
