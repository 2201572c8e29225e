import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, notFound } from '../../common/errors/api-exception.js';
import { type Erased, Erasure } from '../../common/erasure/erasure.js';
import { requireCurrent } from '../../common/versioning.js';
import { RecordKind, contentKinds } from '../../common/record-kind.js';
import { type ImageChange, ImageUploads } from '../../integrations/images/image-uploads.js';
import { ActivityVerb, RecordChanges } from '../activity/activity.module.js';
import { pathsIn } from '../pictures/pictures.module.js';
import { changesOf, disputed, withChanges } from './changed-record.js';
import { PrivateChanges } from './private-changes.entity.js';
import { Publication } from './publication.entity.js';
import { PublicationsService } from './publications.service.js';
import type { PublishedKind, PublishedRecord } from './published-kind.js';

/** What somebody wants a record to be, and what they have seen of it. */
interface PrivateChange<Entity> {
  id: number;
  /** The version of the record with its private changes; undefined when the client did not say. */
  version: number | undefined;
  apply(record: Entity): void;
}

/** What staff change of records without visitors seeing it. */
@Injectable()
export class PrivateChangesService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly publications: PublicationsService,
    private readonly changes: RecordChanges,
    private readonly uploads: ImageUploads,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.add((manager, erased) => this.#forget(manager, erased));
  }

  /** The record as it would be with its private changes; as it is, where there are none. @throws ApiException 404 */
  async find<Entity extends PublishedRecord>(known: PublishedKind<Entity>, id: number): Promise<Entity> {
    const { target, notFound: sentence, complete } = known.record;
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const found = await manager.getRepository(target).findOne({ where: { id } as object });
      if (!found) throw notFound(sentence);
      const record = complete ? await complete(manager, found) : found;
      return editedRecord(
        record,
        await manager.findOneBy(PrivateChanges, { kind: known.kind, recordId: id }),
      );
    });
  }

  /** What was changed of a record privately; null where nothing was. */
  stored(kind: RecordKind, recordId: number): Promise<PrivateChanges | null> {
    return this.dataSource.manager.findOneBy(PrivateChanges, { kind, recordId });
  }

  /**
   * Saves changes for later, on top of those that were saved before.
   * @returns the record with all of them, and pictures that they no longer name
   * @throws ApiException 404, 409 where the record or its private changes are others by now
   */
  async save<Entity extends PublishedRecord>(
    manager: EntityManager,
    known: PublishedKind<Entity>,
    { id, version, apply }: PrivateChange<NoInfer<Entity>>,
    caller: Caller,
  ): Promise<ImageChange<Entity>> {
    const { kind } = known;
    const record = await this.changes.load(manager, known.record, id);
    const stored = await manager.findOneBy(PrivateChanges, { kind, recordId: id });
    const before = editedRecord(record, stored);
    const wanted = { ...before };
    apply(wanted);
    const { content, base } = changesOf(known, record, wanted);
    const isAsBefore = isDeepStrictEqual({ content, base }, { content: {}, base: {}, ...partsOf(stored) });
    if (isAsBefore) return { answer: before, dropped: [] };
    requireCurrent(before, version, known.record.toDto);
    if (stored) await manager.delete(PrivateChanges, { id: stored.id });
    const isNone = Object.keys(content).length === 0;
    const saved = isNone
      ? null
      : await manager.save(
          manager.create(PrivateChanges, { kind, recordId: id, content, base, authorId: caller.userId }),
        );
    if (isNone && known.isPublished(record)) await manager.delete(Publication, { kind, recordId: id });
    await this.changes.log(manager, known.record, ActivityVerb.UPDATED, record, caller);
    return { answer: editedRecord(record, saved), dropped: pathsIn(stored?.content ?? {}) };
  }

  /**
   * Gives private changes up; where there are none, that is done already.
   * @param version of the changes that whoever gives them up has seen
   * @throws ApiException 404, 409 where they are others by now
   */
  async discard(kind: RecordKind, recordId: number, version: number, caller: Caller): Promise<void> {
    const known = this.publications.kindOf(kind);
    const paths = await this.dataSource.transaction(async (manager) => {
      const record = await this.changes.load(manager, known.record, recordId);
      const stored = await manager.findOneBy(PrivateChanges, { kind, recordId });
      if (!stored) return [];
      if (stored.id !== version)
        throw conflict('Somebody saved other changes meanwhile. Nothing was discarded; look at them first.');
      await manager.delete(PrivateChanges, { id: stored.id });
      if (known.isPublished(record)) await manager.delete(Publication, { kind, recordId });
      await this.changes.log(manager, known.record, ActivityVerb.UPDATED, record, caller);
      const dropped = pathsIn(stored.content);
      await this.uploads.noteDropped(manager, dropped);
      return dropped;
    });
    await this.uploads.removeDropped(paths);
  }

  /**
   * Makes a record what its private changes say, within a transaction, and shows it to visitors. That is a change like
   * any other, with a version of its own. The record is locked, so of two who publish the same changes one does.
   * @param caller who decided it
   * @throws ApiException 409 where somebody changed the same fields for visitors meanwhile
   */
  async publish(
    manager: EntityManager,
    known: PublishedKind,
    recordId: number,
    caller: Pick<Caller, 'userId'> | undefined,
  ): Promise<void> {
    const where = { kind: known.kind, recordId };
    let stored: PrivateChanges | null = null;
    const change = {
      ...{ id: recordId, version: undefined },
      isDone: () => false,
      apply: async (record: PublishedRecord) => {
        // Before the pictures of the record, as when one of them is replaced.
        stored = await manager.findOne(PrivateChanges, { where, lock: { mode: 'pessimistic_write' } });
        if (stored && disputed(record, stored).length > 0) throw conflict(disputedChanges);
        Object.assign(record, stored?.content);
        if (stored) known.arrange?.(record);
        known.setPublished(record, true);
      },
    };
    await this.changes.change(manager, known.record, change, caller);
    await manager.delete(PrivateChanges, where);
    await manager.delete(Publication, where);
  }

  /** What records would say goes with them; its pictures and their files are left to the sweep. */
  async #forget(manager: EntityManager, { subject, ids }: Erased): Promise<void> {
    const kind = contentKinds.find((each) => (each as string) === subject);
    if (!kind) return;
    const stored = await manager.findBy(PrivateChanges, { kind, recordId: In(ids) });
    if (stored.length === 0) return;
    await manager.delete(PrivateChanges, { id: In(stored.map(({ id }) => id)) });
    await this.uploads.noteDropped(manager, pathsIn(stored.map(({ content }) => content)));
  }
}

const disputedChanges =
  'Somebody changed the same fields for visitors meanwhile, so nothing was published. ' +
  'Open the record to compare, save the changes privately once more, and then publish them.';

/**
 * A record as it is edited. Its version is that of the record and of its private changes together: it grows with each
 * change of either, and the ids of private changes begin where no version of a record comes.
 */
function editedRecord<Entity extends PublishedRecord>(record: Entity, stored: PrivateChanges | null): Entity {
  return { ...withChanges(record, stored), version: record.version + (stored?.id ?? 0) };
}

function partsOf(stored: PrivateChanges | null) {
  return stored && { content: stored.content, base: stored.base };
}
