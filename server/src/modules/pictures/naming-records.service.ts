import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { StaffRecord } from '../../common/staff-record.js';
import type { NamingRecordDto } from './dto/picture.dto.js';
import { PictureUse } from './picture-use.entity.js';
import { Picture } from './picture.entity.js';

/** A record of a kind that may name pictures. */
type NamingRecord = Pick<StaffRecord, 'id'> & { deletedAt?: Date | null };

/** What there is to know of a kind of record that names pictures. */
export type NamingKind<Entity extends NamingRecord = NamingRecord> = {
  /** As the database calls it in `picture_uses`. */
  kind: string;
  target: new () => Entity;
  /** The columns that name pictures: paths, lists of paths, or texts in which paths stand. */
  columns: readonly (keyof Entity & string)[];
  /** Whether its rows belong to records of other kinds, which are locked before them. */
  isLockedLast?: boolean;
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

  /**
   * Locks the records that name a picture until the transaction ends, and then the picture: in the order of who changes
   * a record and with it what names the picture. Nobody begins to name a picture that is locked.
   */
  async lockWithPicture(manager: EntityManager, pictureId: number): Promise<void> {
    await manager.query('SAVEPOINT nothing_locked');
    for (;;) {
      const locked = keysOf(await manager.findBy(PictureUse, { pictureId }));
      await this.#lock(manager, locked);
      await manager.findOne(Picture, { where: { id: pictureId }, lock: { mode: 'pessimistic_write' } });
      const naming = keysOf(await manager.findBy(PictureUse, { pictureId }));
      if ([...naming].every((key) => locked.has(key))) return;
      // One that came meanwhile must not be waited for behind the picture, which its own change may wait for.
      await manager.query('ROLLBACK TO SAVEPOINT nothing_locked');
    }
  }

  /** Always in the same order, so that two who replace pictures of the same records wait for one another. */
  async #lock(manager: EntityManager, keys: Set<string>): Promise<void> {
    const kinds = [...this.kinds.values()];
    for (const { kind, target } of [
      ...kinds.filter(({ isLockedLast }) => !isLockedLast),
      ...kinds.filter(({ isLockedLast }) => isLockedLast),
    ]) {
      const ids = [...keys].map((key) => key.split(' ')).filter(([name]) => name === kind);
      if (ids.length === 0) continue;
      await manager.find(target, {
        select: { id: true },
        where: { id: In(ids.map(([, id]) => Number(id))) },
        order: { id: 'ASC' },
        withDeleted: true,
        lock: { mode: 'for_no_key_update' },
      });
    }
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

function keysOf(uses: PictureUse[]): Set<string> {
  return new Set(uses.map(({ kind, recordId }) => `${kind} ${recordId}`));
}
