import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { TimeColumn } from '../../common/database-columns.js';
import { DesignOrder } from './design-order.entity.js';

/** A link by which a buyer loads the files of a design, for a while and so many times. */
@Entity('download_links')
@Index(['orderId'])
@Index(['expiresAt'])
export class DownloadLink {
  /** SHA-256 of the link's token, hexadecimal; the token itself is known to the buyer only. */
  @PrimaryColumn({ type: 'char', length: 64 })
  tokenHash: string;

  @Column({ type: 'integer' })
  orderId: number;

  @ManyToOne(() => DesignOrder, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order: DesignOrder;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @TimeColumn()
  expiresAt: Date;

  /** How many files may still be loaded by it. */
  @Column({ type: 'integer' })
  loadsLeft: number;
}
