import { CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { textLimits } from '../../common/text-limits.js';

/**
 * A file that no record names: one of an upload whose record is not committed yet, or one that a committed change
 * dropped. Written before the file and before the commit, so that it is known after a crash in between.
 */
@Entity('unsettled_uploads')
@Index(['createdAt'])
export class UnsettledUpload {
  /** Starts with /uploads/. */
  @PrimaryColumn({ type: 'varchar', length: textLimits.short })
  path: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
