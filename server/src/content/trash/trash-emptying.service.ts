import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Access, type Caller, isAllowed } from '../../common/access/access.js';
import { Erasure } from '../../common/erasure/erasure.js';
import { conflict, forbidden } from '../../common/errors/api-exception.js';
import { fieldsOf, pictureFieldsOf, RevisionFormat } from '../../common/fields/field-info.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { RecordKind } from '../../common/record-kind.js';
import { UnsettledFiles } from '../../integrations/file-uploads/unsettled-files.js';
import { ActivityVerb } from '../activity/activity-verb.enum.js';
import { ActivityService } from '../activity/activity.service.js';
import { subjectsFor } from '../activity/subjects-for.js';
import type { ContentRecord } from '../content-type.js';
import { type TrashableType, ContentTypes } from '../content-types.js';
import { pathsIn } from '../pictures/picture-paths.js';
import { removeBeside } from '../remove-beside.js';
import { columnsThatRefer, findReferredTo, isReferredTo } from './referring-columns.js';
import { TrashEntry } from './trash-entry.entity.js';
import { expiredBefore } from './trash-retention.js';
import { TrashService } from './trash.service.js';

/** So many records go in one transaction. */
const batchSize = 100;

/** Deletes for good what has been in the trash for its time, or what somebody wants gone before. */
@Injectable()
export class TrashEmptyingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly trash: TrashService,
    private readonly unsettled: UnsettledFiles,
    private readonly activity: ActivityService,
    private readonly erasure: Erasure,
  ) {}

  /**
   * Deletes a record for good before its time is over.
   * @throws ApiException 403 for a kind that the account does not work on, 404 when it is not in the trash, 409 while
   * another record needs it
   */
  async remove(entity: RecordKind, id: number, caller: Caller): Promise<void> {
    const type = this.types.trashableOf(entity);
    if (!subjectsFor(caller.role).includes(entity))
      throw forbidden('Your role cannot delete records of this kind. Ask an administrator.');
    const files = await this.dataSource.transaction(async (manager) => {
      const entry = await this.trash.lock(manager, type, id);
      await requireAdmin(manager, type, id, caller);
      await this.#requireUnneeded(manager, type, id);
      await this.activity.record(manager, {
        subject: entity,
        verb: ActivityVerb.ERASED,
        id,
        title: entry.title,
        actorId: caller.userId,
      });
      return this.#removeAll(manager, type, [entry]);
    });
    await this.unsettled.removeDropped(files);
  }

  /** Of each kind, also where another one fails. @throws AggregateError once all were tried */
  @CleanupJob('expired records in the trash')
  async removeExpired(): Promise<void> {
    const errors: unknown[] = [];
    for (const type of this.types.trashable()) {
      try {
        let removed: number;
        do removed = await this.#removeBatch(type);
        while (removed === batchSize);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} kinds could not be emptied`);
  }

  /** Files go once nothing names them any more. @returns how many records went */
  async #removeBatch(type: TrashableType): Promise<number> {
    const { count, files } = await this.dataSource.transaction(async (manager) => {
      const entries = await this.#lockExpired(manager, type);
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

  async #requireUnneeded(manager: EntityManager, type: TrashableType, id: number): Promise<void> {
    for (const referring of columnsThatRefer(this.dataSource, type)) {
      if ((await findReferredTo(manager, referring, [id])).length === 0) continue;
      const { label, heldBy = 'record' } = type.trash;
      const article = /^[aeiou]/.test(heldBy) ? 'An' : 'A';
      throw conflict(
        `${article} ${heldBy} refers to this ${label.toLowerCase()}. Delete the ${heldBy} for good first.`,
      );
    }
  }

  /** What another process is just removing, or somebody is restoring, is left to them. */
  #lockExpired(manager: EntityManager, type: TrashableType): Promise<TrashEntry[]> {
    const expired = manager
      .createQueryBuilder(TrashEntry, 'entry')
      .where('entry.entity = :entity', { entity: type.kind })
      .andWhere(`entry.deletedAt < ${expiredBefore}`)
      .orderBy('entry.deletedAt')
      .limit(batchSize)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked');
    for (const referring of columnsThatRefer(this.dataSource, type))
      expired.andWhere(`NOT ${isReferredTo(referring)}`);
    return expired.getMany();
  }
}

/** @throws ApiException 403 for a record that only ADMIN deletes for good */
async function requireAdmin(
  manager: EntityManager,
  { entity, trash }: TrashableType,
  id: number,
  { role }: Caller,
): Promise<void> {
  if (!trash.isKeptByAdmin || isAllowed(role, Access.ADMIN)) return;
  const record = await manager.findOne(entity, { where: { id }, withDeleted: true });
  if (!record || !trash.isKeptByAdmin(record)) return;
  throw forbidden(`Only an administrator can delete a paid ${trash.label.toLowerCase()} for good.`);
}

/** The pictures of a record; those within a text stay in the library. */
function filesOf({ entity, trash }: TrashableType, record: ContentRecord): string[] {
  if (trash.filesOf) return trash.filesOf(record);
  const values = new Map<string, unknown>(Object.entries(record));
  return [...fieldsOf(entity)]
    .filter(([, { format }]) => format === RevisionFormat.PICTURES)
    .flatMap(([name]) => pathsIn(values.get(name) ?? null));
}
