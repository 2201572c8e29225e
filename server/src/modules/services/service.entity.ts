import { Column, DeleteDateColumn, Entity, Index, Unique } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { TextFormat } from '../../common/fields/field-info.js';
import { ImageField, SwitchField, TextField, TextListField } from '../../common/fields/fields.js';
import { Searched } from '../../common/search/searched.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';

const { LINE, LIST, MARKDOWN, PARAGRAPHS } = TextFormat;

/** A service that the firm offers: one of the ten standard ones, or one that staff have added. */
@Entity('services')
@CachedContent()
@Unique(['slug'])
@Index(['updatedAt'])
@Index(['title'])
@Index(['createdAt'])
@Index(['isActive', 'createdAt'])
export class Service extends StaffRecord {
  @TextField({
    ...{ max: 40, nullable: true, isRestored: false },
    description: 'Of one of the ten standard services; null of those that staff have added.',
  })
  slug: string | null;

  /** The place of a standard service among the ten, from 0. */
  @Column({ type: 'integer', default: 0 })
  place: number;

  @Searched({ isTitle: true })
  @TextField({ max: textLimits.title, translated: LINE, isSorted: true })
  title: string;

  @Searched()
  @TextField({ max: textLimits.short, translated: PARAGRAPHS, description: 'Short, plain text.' })
  description: string;

  @Searched()
  @TextField({
    ...{ max: textLimits.message, translated: MARKDOWN, namesPictures: true },
    description: 'Markdown; a single line break stays one.',
  })
  longDescription: string;

  @TextField({ max: textLimits.name, translated: LINE, description: 'Free text such as 3-5 months.' })
  duration: string;

  @ImageField()
  image: string | null;

  @TextListField({ most: 30, max: textLimits.short, translated: LIST })
  features: string[];

  @TextListField({ most: 30, max: textLimits.short, translated: LIST, description: 'Steps, in order.' })
  process: string[];

  @TextListField({ most: 30, max: textLimits.short, translated: LIST })
  benefits: string[];

  @SwitchField({
    ...{ default: true, isRestored: false },
    description: 'Whether visitors see the service.',
  })
  isActive: boolean;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
