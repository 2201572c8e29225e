import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, Unique } from 'typeorm';
import { Consultant } from '../consultants/consultants.module.js';

/** The secret address at which calendar programs read the meetings of one consultant. */
@Entity('consultant_feeds')
@Unique(['tokenHash'])
export class ConsultantFeed {
  @PrimaryColumn({ type: 'integer' })
  consultantId: number;

  @OneToOne(() => Consultant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'consultant_id' })
  consultant: Consultant | null;

  /** SHA-256 of what makes the address secret, hexadecimal; that itself is told once and kept nowhere. */
  @Column({ type: 'char', length: 64 })
  tokenHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
