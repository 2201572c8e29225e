import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Access, type Caller, isAllowed } from '../../common/access/access.js';
import { conflict, forbidden } from '../../common/errors/api-exception.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { RecordKind } from '../../common/record-kind.js';
import { ActivityVerb } from '../activity/activity-verb.enum.js';
import { ActivityService } from '../activity/activity.service.js';
import { subjectsFor } from '../activity/subjects-for.js';
import { type TrashableType, ContentTypes } from '../content-types.js';
import { PermanentDeletionService } from './permanent-deletion.service.js';
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
    private readonly types: ContentTypes,
    private readonly trash: TrashService,
    private readonly activity: ActivityService,
    private readonly deletion: PermanentDeletionService,
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
    await this.deletion.delete(type, async (manager) => {
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
      return [entry];
    });
  }

  /** Of each kind, also where another one fails. @throws AggregateError once all were tried */
  @CleanupJob('expired records in the trash')
  async removeExpired(): Promise<void> {
    const errors: unknown[] = [];
    for (const type of this.types.trashable()) {
      try {
        let removed: number;
        do removed = await this.deletion.delete(type, (manager) => this.#lockExpired(manager, type));
        while (removed === batchSize);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} kinds could not be emptied`);
  }

  async #requireUnneeded(manager: EntityManager, type: TrashableType, id: number): Promise<void> {
    for (const referring of columnsThatRefer(manager.dataSource, type)) {
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
    for (const referring of columnsThatRefer(manager.dataSource, type))
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
