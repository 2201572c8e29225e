import { CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { OptionalTextColumn, TextColumn, TimeColumn } from '../../common/database-columns.js';
import { textLimits } from '../../common/text-limits.js';

/** In characters; browsers and proxies agree on about as much. */
export const longestPageUrl = 2_000;

/** A browser that came to the site once or more. No address of it is stored. */
@Entity('visitors')
@Index(['createdAt'])
@Index(['lastSeenAt'])
export class Visitor {
  /** Made by the browser at random. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  sessionId: string;

  /** Address of the first page it saw, without query and fragment. */
  @TextColumn(longestPageUrl)
  pageUrl: string;

  /** Where it came from, without query and fragment. */
  @OptionalTextColumn(longestPageUrl)
  referrer: string | null;

  @OptionalTextColumn(textLimits.short)
  userAgent: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @TimeColumn({ default: () => 'now()' })
  lastSeenAt: Date;
}
