import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** Of the only row. */
export const consultationRulesId = 1;

/** The rules until staff change them. */
export const usualRules = { changeUntilHours: 24, bufferMinutes: 0, noticeHours: 0, holdHours: 24 };

/** What holds for all consultations. There is at most one row; without it the usual rules hold. */
@Entity('consultation_rules')
@Check('consultation_rules_single_row_check', 'id = 1')
export class ConsultationRules {
  @PrimaryColumn({ type: 'integer', default: 1 })
  id: number;

  /** Until how many hours before a meeting its client may move or cancel it by the link of a mail. */
  @Column({ type: 'integer', default: usualRules.changeUntilHours })
  changeUntilHours: number;

  /** Minutes that clients have to leave free before and after another meeting. */
  @Column({ type: 'integer', default: usualRules.bufferMinutes })
  bufferMinutes: number;

  /** How many hours ahead clients have to choose a time. */
  @Column({ type: 'integer', default: usualRules.noticeHours })
  noticeHours: number;

  /** For how many hours of open office a requested time is held; 0 for not at all. */
  @Column({ type: 'integer', default: usualRules.holdHours })
  holdHours: number;

  @VersionColumn({ default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
