import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { EnumCheck } from '../../common/database-columns.js';
import { textLimits } from '../../common/text-limits.js';
import { RecordKind, addressedKinds } from '../../common/record-kind.js';

/**
 * A name in the address of a record that it no longer has. Written whenever a record is saved with
 * another one, and gone with the record.
 */
@Entity('former_addresses')
@CachedContent()
@Index(['kind', 'recordId'])
@EnumCheck('former_addresses', 'kind', addressedKinds)
export class FormerAddress {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind: RecordKind;

  @PrimaryColumn({ type: 'varchar', length: textLimits.slug, collation: 'C' })
  slug: string;

  @Column({ type: 'integer' })
  recordId: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
