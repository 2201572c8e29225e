import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { TimeColumn } from '../../common/database-columns.js';
import { Session } from './session.entity.js';

/** A ticket that was handed out and not used yet. */
@Entity('session_tickets')
@Index(['sessionId'])
@Index(['expiresAt'])
export class SessionTicket {
  /** SHA-256 of the ticket, hexadecimal. */
  @PrimaryColumn({ type: 'char', length: 64 })
  ticketHash: string;

  @Column({ type: 'uuid' })
  sessionId: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id' })
  session: Session;

  @TimeColumn()
  expiresAt: Date;
}
