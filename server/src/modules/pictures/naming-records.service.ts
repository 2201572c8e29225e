import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StaffRecord } from '../../common/staff-record.js';
import type { NamingRecordDto } from './dto/picture.dto.js';
import type { PictureUse } from './picture-use.entity.js';

/** A record of a kind that may name pictures. */
type NamingRecord = Pick<StaffRecord, 'id'> & { deletedAt?: Date | null };

/** What there is to know of a kind of record that names pictures. */
export type NamingKind<Entity extends NamingRecord = NamingRecord> = {
  /** As the database calls it in `picture_uses`. */
  kind: string;
  target: new () => Entity;
  /** The columns that name pictures: paths, lists of paths, or texts in which paths stand. */
  columns: readonly (keyof Entity & string)[];
} & (
  | { /** The column that lists call a record by. */ title: keyof Entity & string }
  | { /** What the only one of its kind is called. */ called: string }
);

/** Which kinds of records name pictures. */
@Injectable()
export class NamingRecords {
  /** By the name of the kind. */
  readonly kinds = new Map<string, NamingKind>();

  /** To be called while the application starts. */
  addKind<Entity extends NamingRecord>(kind: NamingKind<Entity>): void {
    this.kinds.set(kind.kind, kind as unknown as NamingKind);
  }

  /** The records of some uses, those in the bin too; one question, whatever kinds they are of. */
  find(manager: EntityManager, uses: PictureUse[]): Promise<NamingRecordDto[]> {
    const ofKinds = [...this.kinds.values()].map((known, index) => {
      const metadata = manager.connection.getMetadata(known.target);
      const title =
        'called' in known
          ? `'${known.called}'`
          : metadata.findColumnWithPropertyName(known.title)!.databaseName;
      const isInBin = metadata.deleteDateColumn ? 'deleted_at IS NOT NULL' : 'false';
      return `SELECT '${known.kind}' AS kind, id, ${title} AS title, ${isInBin} AS "isInBin"
        FROM ${metadata.tableName} WHERE id = ANY ($${index + 1})`;
    });
    const ids = [...this.kinds.keys()].map((kind) =>
      uses.filter((use) => use.kind === kind).map(({ recordId }) => recordId),
    );
    return manager.query(`${ofKinds.join(' UNION ALL ')} ORDER BY kind, id`, ids);
  }

  /** Names another path wherever records name one. Their versions stay: what they show is the same picture. */
  async rename(
    manager: EntityManager,
    kind: string,
    ids: number[],
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    const known = this.kinds.get(kind);
    if (!known) return;
    const metadata = manager.connection.getMetadata(known.target);
    const changes = known.columns.map((name) => {
      const { databaseName, type } = metadata.findColumnWithPropertyName(name)!;
      return `${databaseName} = replace(${databaseName}::text, $1, $2)::${String(type)}`;
    });
    const statement = `UPDATE ${metadata.tableName} SET ${changes.join(', ')} WHERE id = ANY ($3)`;
    await manager.query(statement, [from, to, ids]);
  }
}
