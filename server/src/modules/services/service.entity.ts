import { Column, DeleteDateColumn, Entity, Index } from 'typeorm';
import {
  OptionalTextColumn,
  SortedTextColumn,
  TextColumn,
  TextListColumn,
} from '../../common/database-columns.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';

/** A service that the firm offers beside the ten that the public site brings along. */
@Entity('services')
@Index(['updatedAt'])
@Index(['title'])
@Index(['createdAt'])
@Index(['isActive', 'createdAt'])
export class Service extends StaffRecord {
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
