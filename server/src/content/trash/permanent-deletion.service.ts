import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Erasure } from '../../common/erasure/erasure.js';
import { fieldsOf, pictureFieldsOf, RevisionFormat } from '../../common/fields/field-info.js';
import { UnsettledFiles } from '../../integrations/file-uploads/unsettled-files.js';
import type { ContentRecord } from '../content-type.js';
import type { TrashableType } from '../content-types.js';
import { pathsIn } from '../pictures/picture-paths.js';
import { removeBeside } from '../remove-beside.js';
import { TrashEntry } from './trash-entry.entity.js';

/** Deletes records for good, with what belongs to them alone. */
@Injectable()
export class PermanentDeletionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unsettled: UnsettledFiles,
    private readonly erasure: Erasure,
  ) {}

  /**
   * Deletes the records of some entries in one transaction; files go once nothing names them any more.
   * @param choose locks the entries
   * @returns how many records went
   */
  async delete(
    type: TrashableType,
    choose: (manager: EntityManager) => Promise<TrashEntry[]>,
  ): Promise<number> {
    const { count, files } = await this.dataSource.transaction(async (manager) => {
      const entries = await choose(manager);
      const count = entries.length;
      return { count, files: count > 0 ? await this.#removeAll(manager, type, entries) : [] };
    });
    await this.unsettled.removeDropped(files);
    return count;
  }

  /** @returns the files that nothing names any more once this is committed */
  async #removeAll(manager: EntityManager, type: TrashableType, entries: TrashEntry[]): Promise<string[]> {
    const ids = entries.map(({ recordId }) => recordId);
    const id = In(ids);
    const hasFiles = type.trash.filesOf !== undefined || pictureFieldsOf(type.entity).length > 0;
    const records = hasFiles ? await manager.find(type.entity, { where: { id }, withDeleted: true }) : [];
    // What belongs to a record alone, such as its ratings and notes, goes with it.
    await manager.delete(type.entity, { id });
    await removeBeside(manager, type, ids);
    await manager.delete(
      TrashEntry,
      entries.map((entry) => entry.id),
    );
    await this.erasure.erase(manager, { subject: type.kind, ids });
    const files = records.flatMap((record) => filesOf(type, record));
    await this.unsettled.noteDropped(manager, files);
    return files;
  }
}

/** The pictures of a record; those within a text stay in the library. */
function filesOf({ entity, trash }: TrashableType, record: ContentRecord): string[] {
  if (trash.filesOf) return trash.filesOf(record);
  const values = new Map<string, unknown>(Object.entries(record));
  return [...fieldsOf(entity)]
    .filter(([, { format }]) => format === RevisionFormat.PICTURES)
    .flatMap(([name]) => pathsIn(values.get(name) ?? null));
}
