import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { pictureFieldsOf, translatedFieldsOf } from '../../common/fields/field-info.js';
import type { RecordKind } from '../../common/record-kind.js';
import { searchedOf } from '../../common/search/searched.js';
import { ContentTypes } from '../content-types.js';
import { Revision } from '../revisions/revision.entity.js';
import { updateSearch } from '../search/update-search.js';
import type { NamingRecordDto } from './dto/picture.dto.js';
import { PictureUse } from './picture-use.entity.js';
import { Picture } from './picture.entity.js';

/** Which records name pictures. */
@Injectable()
export class NamingRecords {
  constructor(private readonly types: ContentTypes) {}

  /** The records of some uses, those in the trash too; one query for all kinds. */
  find(manager: EntityManager, uses: PictureUse[]): Promise<NamingRecordDto[]> {
    const types = this.types.withPictures();
    const ofKinds = types.map(({ kind, entity, called }, index) => {
      const metadata = manager.connection.getMetadata(entity);
      const titleOf = () =>
        metadata.findColumnWithPropertyName(translatedFieldsOf(entity)[0]![0])!.databaseName;
      const isInTrash = metadata.deleteDateColumn ? 'deleted_at IS NOT NULL' : 'false';
      return `SELECT '${kind}' AS kind, id, ${called ? `'${called}'` : titleOf()} AS title, ${isInTrash} AS "isInTrash"
        FROM ${metadata.tableName} WHERE id = ANY ($${index + 1})`;
    });
    const ids = types.map(({ kind }) =>
      uses.filter((use) => use.kind === (kind as string)).map(({ recordId }) => recordId),
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

  /**
   * Names another path wherever records name one, after their translations were changed. Their versions stay: what they
   * show is the same picture.
   */
  async rename(
    manager: EntityManager,
    kind: RecordKind,
    ids: number[],
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    const { entity, publishing } = this.types.of(kind);
    const metadata = manager.connection.getMetadata(entity);
    const changes = pictureFieldsOf(entity).map((name) => {
      const { databaseName, type } = metadata.findColumnWithPropertyName(name)!;
      return `${databaseName} = replace(${databaseName}::text, $1, $2)::${String(type)}`;
    });
    const statement = `UPDATE ${metadata.tableName} SET ${changes.join(', ')} WHERE id = ANY ($3)`;
    await manager.query(statement, [from, to, ids]);
    if (searchedOf(entity).length > 0) await updateSearch(manager, this.types, metadata, { id: In(ids) });
    if (publishing)
      await manager.query(
        `UPDATE ${manager.connection.getMetadata(Revision).tableName}
         SET content = replace(content::text, $1, $2)::jsonb, base = replace(base::text, $1, $2)::jsonb
         WHERE kind = $4 AND record_id = ANY ($3) AND version IS NULL`,
        [from, to, ids, kind],
      );
  }

  /** Always in the same order, so that two who replace pictures of the same records wait for one another. */
  async #lock(manager: EntityManager, keys: Set<string>): Promise<void> {
    for (const { kind, entity } of this.types.withPictures()) {
      const ids = [...keys].map((key) => key.split(' ')).filter(([name]) => name === kind);
      if (ids.length === 0) continue;
      await manager.find(entity, {
        select: { id: true },
        where: { id: In(ids.map(([, id]) => Number(id))) },
        order: { id: 'ASC' },
        withDeleted: true,
        lock: { mode: 'for_no_key_update' },
      });
    }
  }
}

function keysOf(uses: PictureUse[]): Set<string> {
  return new Set(uses.map(({ kind, recordId }) => `${kind} ${recordId}`));
}
