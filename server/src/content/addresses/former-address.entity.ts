import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { EnumColumn } from '../../common/database-columns.js';
import { RecordKind, addressedKinds } from '../../common/record-kind.js';
import { textLimits } from '../../common/text-limits.js';

/**
 * A name in the address of a record that it no longer has. Written whenever a record is saved with
 * another one, and gone with the record.
 */
@Entity('former_addresses')
@CachedContent()
@Index(['kind', 'recordId'])
export class FormerAddress {
  @EnumColumn(addressedKinds, { primary: true })
  kind: RecordKind;

  @PrimaryColumn({ type: 'varchar', length: textLimits.slug, collation: 'C' })
  slug: string;

  @Column({ type: 'integer' })
  recordId: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
