import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import type { OfficeWeek, SpecialDay } from './office-week.js';

/** Of the only row. */
export const officeHoursId = 1;

/** When the office is open. There is at most one row; without it the usual hours hold. */
@Entity('office_hours')
@CachedContent()
@Check('office_hours_single_row_check', 'id = 1')
export class OfficeHours {
  @PrimaryColumn({ type: 'integer', default: 1 })
  id: number;

  @Column({ type: 'jsonb' })
  week: OfficeWeek;

  /** What staff entered: closed days, holidays on which they work, feasts that they confirmed; in order. */
  @Column({ type: 'jsonb', default: [] })
  days: SpecialDay[];

  @VersionColumn({ default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
