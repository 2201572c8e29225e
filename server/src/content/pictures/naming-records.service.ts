import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { pictureFieldsOf, translatedFieldsOf } from '../../common/fields/field-info.js';
import type { RecordKind } from '../../common/record-kind.js';
import { searchedOf } from '../../common/search/searched.js';
import { updateUnversioned } from '../../common/versioning.js';
import { ContentTypes } from '../content-types.js';
import { Revision } from '../revisions/revision.entity.js';
import { updateSearch } from '../search/update-search.js';
import type { NamingRecordDto } from './dto/picture.dto.js';
import { PictureUse } from './picture-use.entity.js';
import { Picture } from './picture.entity.js';

/** Parameters of a statement that uses `renamed`. */
export interface RenamedPaths {
  from: string;
  to: string;
}

/** SQL: a column in which the path `:to` takes the place of `:from`. */
export function renamed(column: string, type = 'jsonb'): () => string {
  return () => `replace(${column}::text, :from, :to)::${type}`;
}

/** Which records name pictures. */
@Injectable()
export class NamingRecords {
  constructor(private readonly types: ContentTypes) {}

  /** The records of some uses, those in the trash too, by kind and id; one query for all kinds. */
  find(manager: EntityManager, uses: PictureUse[]): Promise<NamingRecordDto[]> {
    const types = this.types.withPictures();
    const ofKinds = types.map(({ kind, entity, called }, index) => {
      const { deleteDateColumn } = manager.connection.getMetadata(entity);
      return (
        manager
          .createQueryBuilder(entity, 'record')
          .select('record.id', 'id')
          // In brackets, or TypeORM would select this column before the others, which a union joins by their place.
          .addSelect(called ? `'${called}'` : `(record.${translatedFieldsOf(entity)[0]![0]})`, 'title')
          .addSelect(`'${kind}'`, 'kind')
          .addSelect(deleteDateColumn ? 'record.deletedAt IS NOT NULL' : 'false', 'isInTrash')
          .withDeleted()
          .where(`record.id = ANY (:ids${index})`)
          .getQuery()
      );
    });
    const ids = types.map(({ kind }, index) => [
      `ids${index}`,
      uses.filter((use) => use.kind === (kind as string)).map(({ recordId }) => recordId),
    ]);
    return manager
      .createQueryBuilder()
      .select('naming.*')
      .from(`(${ofKinds.join(' UNION ALL ')})`, 'naming')
      .setParameters(Object.fromEntries(ids) as Record<string, number[]>)
      .orderBy('kind')
      .addOrderBy('id')
      .getRawMany<NamingRecordDto>();
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
  async rename(manager: EntityManager, kind: RecordKind, ids: number[], paths: RenamedPaths): Promise<void> {
    const { entity, publishing } = this.types.of(kind);
    const metadata = manager.connection.getMetadata(entity);
    const values = pictureFieldsOf(entity).map((name) => {
      const { databaseName, type } = metadata.findColumnWithPropertyName(name)!;
      return [name, renamed(databaseName, String(type))];
    });
    await updateUnversioned(manager, entity, Object.fromEntries(values) as object)
      // The search columns follow below.
      .callListeners(false)
      .where({ id: In(ids) })
      .setParameters(paths)
      .execute();
    if (searchedOf(entity).length > 0) await updateSearch(manager, this.types, metadata, { id: In(ids) });
    if (publishing)
      await manager
        .createQueryBuilder()
        .update(Revision)
        .set({ content: renamed('content'), base: renamed('base') })
        .where({ kind, recordId: In(ids), version: IsNull() })
        .setParameters(paths)
        .execute();
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
