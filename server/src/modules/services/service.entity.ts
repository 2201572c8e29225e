import { Column, DeleteDateColumn, Entity, Index, Unique } from 'typeorm';
import { OptionalTextColumn } from '../../common/database-columns.js';
import { TextFormat } from '../../common/fields/field-info.js';
import { PictureField, SwitchField, TextField, TextListField } from '../../common/fields/fields.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';

const { LINE, LIST, PARAGRAPHS } = TextFormat;

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

  @TextField({ max: textLimits.title, translated: LINE, isSorted: true })
  title: string;

  @TextField({ max: textLimits.short, translated: PARAGRAPHS })
  description: string;

  @TextField({ max: textLimits.message, translated: PARAGRAPHS })
  longDescription: string;

  /** Free text such as 3-5 months. */
  @TextField({ max: textLimits.name, translated: LINE })
  duration: string;

  /** Path that starts with /uploads/, or an absolute https address. */
  @PictureField()
  image: string | null;

  @TextListField({ most: 30, max: textLimits.short, translated: LIST })
  features: string[];

  /** Steps, in order. */
  @TextListField({ most: 30, max: textLimits.short, translated: LIST })
  process: string[];

  @TextListField({ most: 30, max: textLimits.short, translated: LIST })
  benefits: string[];

  @SwitchField({ default: true, isRestored: false })
  isActive: boolean;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
