import { Column, DeleteDateColumn, Entity, Index } from 'typeorm';
import { EmailField, SwitchField, TextField } from '../../common/fields/fields.js';
import { VersionedRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import type { OfficeWeek } from '../office-hours/office-hours.module.js';

/** Days on which somebody takes no meetings. */
export interface DaysAway {
  /** The first of them, YYYY-MM-DD in Africa/Addis_Ababa. */
  from: string;
  /** The last of them, YYYY-MM-DD there. */
  to: string;
  /** For staff. */
  reason: string | null;
}

/** Somebody of the firm who meets clients. */
@Entity('consultants')
@Index(['name'])
export class Consultant extends VersionedRecord {
  @TextField({ max: textLimits.name, isSorted: true })
  name: string;

  @TextField({ max: textLimits.title, nullable: true, description: 'What they do in the firm.' })
  title: string | null;

  @EmailField({ nullable: true })
  email: string | null;

  @SwitchField({
    default: true,
    description: 'Whether clients are offered their times, and staff can choose them.',
  })
  isActive: boolean;

  /** Their own hours, which replace those of the office's week; null where they keep the office's. */
  @Column({ type: 'jsonb', nullable: true })
  week: OfficeWeek | null;

  /** In order. */
  @Column({ type: 'jsonb', default: [] })
  away: DaysAway[];

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
