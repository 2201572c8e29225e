import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { TimeColumn } from '../../common/database-columns.js';
import { Consultation } from './consultation.entity.js';

/** A link in a mail, by which its client sees a consultation, and moves or cancels it once. */
@Entity('consultation_links')
@Index(['consultationId'])
@Index(['expiresAt'])
export class ConsultationLink {
  /** SHA-256 of the link's token, hexadecimal; the token itself stands in the mail only. */
  @PrimaryColumn({ type: 'char', length: 64 })
  tokenHash: string;

  @Column({ type: 'integer' })
  consultationId: number;

  @ManyToOne(() => Consultation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'consultation_id' })
  consultation: Consultation;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @TimeColumn()
  expiresAt: Date;

  /** Set once the client moved or cancelled the consultation, by this link or another one of it. */
  @TimeColumn({ nullable: true })
  usedAt: Date | null;
}
