import { HttpStatus, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Caller, Role } from '../../common/access/access.js';
import { type Erased, Erasure } from '../../common/erasure/erasure.js';
import { forgetExamples } from '../../common/erasure/forget-examples.js';
import { erasedName } from '../../common/erasure/placeholders.js';
import { ApiException } from '../../common/errors/api-exception.js';
import { ErrorCode } from '../../common/errors/error-code.enum.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { textLimits } from '../../common/text-limits.js';
import { RecordKind } from '../../common/record-kind.js';
import { ActivityVerb, RecordChanges, subjectsFor } from '../activity/activity.module.js';
import { BinEntry } from './bin-entry.entity.js';
import { type BinnedKind, type BinnedRecord, columnsThatKeep, onlyRestorable } from './binned-kind.js';
import { BinEntryDto } from './dto/bin-entry.dto.js';
import type { ListBinQuery } from './dto/list-bin.dto.js';

/** Names of the accounts in a query of their own: a join would sort the whole bin before it takes a page. */
const withAccounts = { relations: { deletedBy: true }, relationLoadStrategy: 'query' } as const;

/** What was deleted lies here for a while, so that a slip costs nobody anything. */
@Injectable()
export class BinService implements OnModuleInit {
  /** The kinds of records that it takes. */
  readonly kinds = new Map<RecordKind, BinnedKind>();

  constructor(
    @InjectRepository(BinEntry) private readonly entries: Repository<BinEntry>,
    private readonly changes: RecordChanges,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.add((manager, erased) => this.#forgetPerson(manager, erased));
  }

  /** To be called while the application starts. */
  addKind<Entity extends BinnedRecord>(kind: BinnedKind<Entity>): void {
    this.kinds.set(kind.entity, kind as unknown as BinnedKind);
  }

  /** A page of what lies in the bin, what was deleted last first. */
  /** @param role who asks; of what it does not work on it sees nothing */
  async list({ entity, ...query }: ListBinQuery, role: Role): Promise<Page<BinEntryDto>> {
    const builder = this.entries.createQueryBuilder('entry').setFindOptions(withAccounts);
    onlyRestorable(builder, this.kinds.values());
    if (entity) builder.andWhere('entry.entity = :entity', { entity });
    if (role !== 'ADMIN') builder.andWhere('entry.entity IN (:...known)', { known: subjectsFor(role) });
    const { data, pagination } = await findPage(builder, query, 'entry.deletedAt', (entry) => entry);
    const kept = await this.#keptAmong(data);
    return { data: data.map((entry) => BinEntryDto.from(entry, kept.has(entry))), pagination };
  }

  /**
   * Moves a record to the bin, within a transaction. Nothing else of the record changes, so that restored it is what
   * it was.
   * @throws ApiException 404
   */
  async remove<Entity extends BinnedRecord>(
    manager: EntityManager,
    kind: BinnedKind<Entity>,
    id: number,
    caller: Caller,
  ): Promise<void> {
    await this.put(manager, kind, await this.changes.load(manager, kind, id), caller);
  }

  /** Moves a record to the bin that the transaction has locked. */
  async put<Entity extends BinnedRecord>(
    manager: EntityManager,
    kind: BinnedKind<Entity>,
    record: Entity,
    caller: Caller,
  ): Promise<void> {
    const { title, subtitle } = kind.describe(record);
    await manager.insert(BinEntry, {
      entity: kind.entity,
      recordId: record.id,
      title: title.slice(0, textLimits.title),
      subtitle: subtitle.slice(0, textLimits.title),
      deletedById: caller.userId,
    });
    await setDeletedAt(manager, kind, record.id, () => 'now()');
    await this.changes.log(manager, kind, ActivityVerb.DELETED, record, caller);
  }

  /**
   * Takes a record out of the bin as it was, within a transaction.
   * @throws ApiException 404 when it does not lie there, or its time is over
   */
  async restore<Entity extends BinnedRecord>(
    manager: EntityManager,
    kind: BinnedKind<Entity>,
    id: number,
    caller: Caller,
  ): Promise<Entity> {
    const entry = await this.lock(manager, kind, id);
    await manager.delete(BinEntry, entry.id);
    await setDeletedAt(manager, kind, id, null);
    const record = await this.changes.load(manager, kind, id);
    await this.changes.log(manager, kind, ActivityVerb.RESTORED, record, caller);
    return record;
  }

  /**
   * The entry of a record, so that nobody else takes it out or removes it until the transaction ends.
   * @throws ApiException 404 when it does not lie in the bin, or its time is over
   */
  async lock(
    manager: EntityManager,
    { entity, label }: Pick<BinnedKind, 'entity' | 'label'>,
    recordId: number,
  ): Promise<BinEntry> {
    const builder = manager
      .createQueryBuilder(BinEntry, 'entry')
      .where('entry.entity = :entity AND entry.recordId = :recordId', { entity, recordId })
      .setLock('pessimistic_write');
    onlyRestorable(builder, this.kinds.values());
    const entry = await builder.getOne();
    if (entry) return entry;
    const message = `${label} not found in the bin. It was restored already, or deleted for good.`;
    throw new ApiException(HttpStatus.NOT_FOUND, ErrorCode.NOT_FOUND, message);
  }

  /** What lies in the bin stays there, but is called by nobody's name any more. */
  async #forgetPerson(manager: EntityManager, { subject, ids, person }: Erased): Promise<void> {
    const kind = [...this.kinds.values()].find((each) => (each.subject as string) === subject);
    if (!person || !kind) return;
    const lines = { entity: kind.entity, recordId: In(ids) };
    await manager.update(BinEntry, lines, { title: erasedName, subtitle: '' });
    forgetExamples(manager, BinEntry);
  }

  /** Which entries stand for records that others need: a project stays while an order names it. */
  async #keptAmong(entries: BinEntry[]): Promise<Set<BinEntry>> {
    const kept = new Set<BinEntry>();
    for (const kind of this.kinds.values()) {
      const ofKind = entries.filter(({ entity }) => entity === kind.entity);
      if (ofKind.length === 0) continue;
      for (const { table, column } of columnsThatKeep(this.entries.manager.dataSource, kind)) {
        const rows = await this.entries.query<{ id: number }[]>(
          `SELECT DISTINCT ${column} AS id FROM ${table} WHERE ${column} = ANY ($1)`,
          [ofKind.map(({ recordId }) => recordId)],
        );
        const ids = new Set(rows.map(({ id }) => id));
        for (const entry of ofKind) if (ids.has(entry.recordId)) kept.add(entry);
      }
    }
    return kept;
  }
}

async function setDeletedAt<Entity extends BinnedRecord>(
  manager: EntityManager,
  kind: BinnedKind<Entity>,
  id: number,
  deletedAt: (() => string) | null,
): Promise<void> {
  const changes: QueryDeepPartialEntity<BinnedRecord> = {
    deletedAt,
    // To lie in the bin is no change of what the record says.
    updatedAt: () => 'updated_at',
    version: () => 'version',
  };
  await manager
    .createQueryBuilder()
    .update(kind.target)
    .set(changes as QueryDeepPartialEntity<Entity>)
    .where('id = :id', { id })
    .execute();
}
