import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Caller, Role } from '../../common/access/access.js';
import { type Erased, erasedName, EraseStep, refreshStatistics } from '../../common/erasure/erasure.js';
import { ApiException } from '../../common/errors/api-exception.js';
import { ErrorCode } from '../../common/errors/error-code.enum.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import type { VersionedRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { updateUnversioned } from '../../common/versioning.js';
import { ActivityVerb } from '../activity/activity-verb.enum.js';
import { subjectsFor } from '../activity/subjects-for.js';
import { type TrashableType, ContentTypes } from '../content-types.js';
import { RecordWriter } from '../record-writer.js';
import { type ListTrashQuery, TrashEntryDto } from './dto/trash-entry.dto.js';
import { columnsThatRefer, findReferredTo, onlyRestorable } from './referring-columns.js';
import { TrashEntry } from './trash-entry.entity.js';

/** A record that can be in the trash; queries pass over it while `deletedAt` is set. */
type TrashableRecord = VersionedRecord & { deletedAt: Date | null };

/** What was deleted lies here for a while, so that a slip costs nobody anything. */
@Injectable()
export class TrashService {
  constructor(
    @InjectRepository(TrashEntry) private readonly entries: Repository<TrashEntry>,
    private readonly types: ContentTypes,
    private readonly records: RecordWriter,
  ) {}

  /**
   * A page of what is in the trash, what was deleted last first.
   * @param role the caller; of what it does not work on it sees nothing
   */
  async list({ entity, ...query }: ListTrashQuery, role: Role): Promise<Page<TrashEntryDto>> {
    const builder = this.entries.createQueryBuilder('entry');
    onlyRestorable(builder, this.types.trashable());
    if (entity) builder.andWhere('entry.entity = :entity', { entity });
    if (role !== 'ADMIN') builder.andWhere('entry.entity IN (:...known)', { known: subjectsFor(role) });
    const { data, pagination } = await findPage(builder, query, 'entry.deletedAt', (entry) => entry, {
      join: (rows) => rows.leftJoinAndSelect('entry.deletedBy', 'account'),
    });
    const held = await this.#heldAmong(data);
    return { data: data.map((entry) => TrashEntryDto.from(entry, held.has(entry))), pagination };
  }

  /**
   * Moves a record to the trash, within a transaction. Nothing else of the record changes, so that restored it is what
   * it was.
   * @throws ApiException 404
   */
  async remove<Entity extends TrashableRecord>(
    manager: EntityManager,
    type: TrashableType<Entity>,
    id: number,
    caller: Caller,
  ): Promise<void> {
    await this.put(manager, type, await this.records.load(manager, type, id), caller);
  }

  /** Moves a record to the trash that the transaction has locked. */
  async put<Entity extends TrashableRecord>(
    manager: EntityManager,
    type: TrashableType<Entity>,
    record: Entity,
    caller: Caller,
  ): Promise<void> {
    await manager.insert(TrashEntry, {
      entity: type.kind,
      recordId: record.id,
      title: (type.trash.titleOf ?? type.titleOf)(record).slice(0, textLimits.title),
      subtitle: type.trash.subtitleOf(record).slice(0, textLimits.title),
      deletedById: caller.userId,
    });
    await setDeletedAt(manager, type, record.id, () => 'now()');
    await this.records.log(manager, type, ActivityVerb.DELETED, record, caller);
  }

  /**
   * Takes a record out of the trash as it was, within a transaction.
   * @throws ApiException 404 when it is not there, or its time is over
   */
  async restore<Entity extends TrashableRecord>(
    manager: EntityManager,
    type: TrashableType<Entity>,
    id: number,
    caller: Caller,
  ): Promise<Entity> {
    const entry = await this.lock(manager, type, id);
    await manager.delete(TrashEntry, entry.id);
    await setDeletedAt(manager, type, id, null);
    const record = await this.records.load(manager, type, id);
    await this.records.log(manager, type, ActivityVerb.RESTORED, record, caller);
    return record;
  }

  /**
   * The entry of a record, so that nobody else takes it out or removes it until the transaction ends.
   * @throws ApiException 404 when it is not in the trash, or its time is over
   */
  async lock(manager: EntityManager, { kind, trash }: TrashableType, recordId: number): Promise<TrashEntry> {
    const builder = manager
      .createQueryBuilder(TrashEntry, 'entry')
      .where('entry.entity = :kind AND entry.recordId = :recordId', { kind, recordId })
      .setLock('pessimistic_write');
    onlyRestorable(builder, this.types.trashable());
    const entry = await builder.getOne();
    if (entry) return entry;
    const message = `${trash.label} not found in the trash. It was restored already, or deleted for good.`;
    throw new ApiException(HttpStatus.NOT_FOUND, ErrorCode.NOT_FOUND, message);
  }

  /** What is in the trash stays there, but is called by nobody's name any more. */
  @EraseStep('before')
  async erase(manager: EntityManager, { subject, ids, person }: Erased): Promise<void> {
    const type = this.types.trashable().find(({ kind }) => (kind as string) === subject);
    if (!person || !type) return;
    const lines = { entity: type.kind, recordId: In(ids) };
    await manager.update(TrashEntry, lines, { title: erasedName, subtitle: '' });
    refreshStatistics(manager, TrashEntry);
  }

  /** Which entries are of records that others need: a project stays while an order names it. */
  async #heldAmong(entries: TrashEntry[]): Promise<Set<TrashEntry>> {
    const held = new Set<TrashEntry>();
    for (const type of this.types.trashable()) {
      const ofKind = entries.filter(({ entity }) => entity === type.kind);
      if (ofKind.length === 0) continue;
      const recordIds = ofKind.map(({ recordId }) => recordId);
      for (const referring of columnsThatRefer(this.entries.manager.dataSource, type)) {
        const ids = await findReferredTo(this.entries.manager, referring, recordIds);
        for (const entry of ofKind) if (ids.includes(entry.recordId)) held.add(entry);
      }
    }
    return held;
  }
}

async function setDeletedAt<Entity extends TrashableRecord>(
  manager: EntityManager,
  type: TrashableType<Entity>,
  id: number,
  deletedAt: (() => string) | null,
): Promise<void> {
  const change: QueryDeepPartialEntity<TrashableRecord> = { deletedAt };
  await updateUnversioned(manager, type.entity, change as QueryDeepPartialEntity<Entity>)
    .where('id = :id', { id })
    .execute();
}
