import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { RecordKind } from './record-kind.js';

/** A kind of record that the log, the trash and translations may name. Migrations write them, nothing else. */
@Entity('record_kinds')
export class KnownKind {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind: RecordKind;
}

/** A column that holds the kind of a record. */
export function KindColumn(): PropertyDecorator {
  return (prototype, property) => {
    Column({ type: 'varchar', length: 20 })(prototype, property);
    ForeignKey(() => KnownKind)(prototype, property);
  };
}
