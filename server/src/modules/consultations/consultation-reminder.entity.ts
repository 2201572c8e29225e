import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Consultation } from './consultation.entity.js';

/** That a reminder of a meeting was written, or is not needed. A meeting that is moved is another one. */
@Entity('consultation_reminders')
@Index(['scheduledAt'])
export class ConsultationReminder {
  @PrimaryColumn({ type: 'integer' })
  consultationId: number;

  @ManyToOne(() => Consultation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'consultation_id' })
  consultation: Consultation;

  @PrimaryColumn({ type: 'timestamptz' })
  scheduledAt: Date;

  @PrimaryColumn({ type: 'integer' })
  hoursBefore: number;
}
