import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, notFound } from '../../common/errors/api-exception.js';
import type { RecordKind } from '../../common/record-kind.js';
import { requireCurrent } from '../../common/versioning.js';
import type { FileChange } from '../../integrations/file-uploads/file-uploads.js';
import { UnsettledFiles } from '../../integrations/file-uploads/unsettled-files.js';
import { ActivityVerb } from '../activity/activity-verb.enum.js';
import type { ContentRecord } from '../content-type.js';
import { ContentTypes, type PublishedType } from '../content-types.js';
import { noteDraftPictures } from '../pictures/note-picture-uses.js';
import { pathsIn } from '../pictures/picture-paths.js';
import { RecordWriter } from '../record-writer.js';
import { Revision, RevisionState } from '../revisions/revision.entity.js';
import { changesOf, conflictingFields, type DraftChanges, withDraft } from './draft-changes.js';
import { emptyChanges, findDraft, removeDraft, replaceDraft } from './stored-drafts.js';

/** What somebody wants a record to be, and what they have seen of it. */
interface WantedDraft<Entity> {
  id: number;
  /** The version of the record with its draft; undefined when the client did not say. */
  version: number | undefined;
  apply(record: Entity): void;
}

/** Drafts: revisions of records that are not published yet. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly records: RecordWriter,
    private readonly unsettled: UnsettledFiles,
  ) {}

  /** The record as it would be with its draft; as it is, where there is none. @throws ApiException 404 */
  async find<Entity extends ContentRecord>(type: PublishedType<Entity>, id: number): Promise<Entity> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const found = await manager.getRepository(type.entity).findOne({ where: { id } as object });
      if (!found) throw notFound(type.notFound);
      const record = type.complete ? await type.complete(manager, found) : found;
      return editedRecord(record, await findDraft(manager, type.kind, id));
    });
  }

  /** The draft of a record; null where nothing of it is changed. */
  async stored(kind: RecordKind, recordId: number): Promise<Revision | null> {
    const draft = await findDraft(this.dataSource.manager, kind, recordId);
    return draft && Object.keys(draft.content).length > 0 ? draft : null;
  }

  /**
   * Saves changes for later, on top of those that were saved before.
   * @returns the record with all of them, and pictures that they no longer name
   * @throws ApiException 404, 409 where the record or its draft are others by now
   */
  async save<Entity extends ContentRecord>(
    manager: EntityManager,
    type: PublishedType<Entity>,
    { id, version, apply }: WantedDraft<NoInfer<Entity>>,
    caller: Caller,
  ): Promise<FileChange<Entity>> {
    const record = await this.records.load(manager, type, id);
    const stored = await findDraft(manager, type.kind, id);
    const before = editedRecord(record, stored);
    const wanted = { ...before };
    apply(wanted);
    const changes = changesOf(type, record, wanted);
    if (isDeepStrictEqual(changes, partsOf(stored))) return { answer: before, dropped: [] };
    requireCurrent(before, version, type.toDto);
    const saved = await this.#store(manager, type, record, { stored, changes, caller });
    await this.records.log(manager, type, ActivityVerb.UPDATED, record, caller);
    return { answer: editedRecord(record, saved), dropped: pathsIn(stored?.content ?? {}) };
  }

  /**
   * Gives a draft's changes up; where there are none, that is done already.
   * @param version of the draft that the client has seen
   * @throws ApiException 404, 409 where it is another by now
   */
  async discard(kind: RecordKind, recordId: number, version: number, caller: Caller): Promise<void> {
    const type = this.types.publishedOf(kind);
    const paths = await this.dataSource.transaction(async (manager) => {
      const record = await this.records.load(manager, type, recordId);
      const stored = await findDraft(manager, kind, recordId);
      if (!stored || Object.keys(stored.content).length === 0) return [];
      if (stored.id !== version)
        throw conflict(
          'Somebody else has changed this draft. Nothing was discarded. Review the changes first.',
        );
      await this.#store(manager, type, record, { stored, changes: emptyChanges, caller });
      await this.records.log(manager, type, ActivityVerb.UPDATED, record, caller);
      const dropped = pathsIn(stored.content);
      await this.unsettled.noteDropped(manager, dropped);
      return dropped;
    });
    await this.unsettled.removeDropped(paths);
  }

  /**
   * Makes a record what its draft says, within a transaction, and shows it to visitors. That is a change like any other,
   * with a version of its own. The record is locked, so of two who publish the same draft one does.
   * @param caller who decided it
   * @throws ApiException 400 where it does not fit what somebody changed for visitors meanwhile, 409 where they changed
   *   the same fields
   */
  async publish(
    manager: EntityManager,
    type: PublishedType,
    recordId: number,
    caller: Pick<Caller, 'userId'> | undefined,
  ): Promise<void> {
    const change = {
      ...{ id: recordId, version: undefined },
      isDone: () => false,
      apply: async (record: ContentRecord) => {
        // Before the pictures of the record, as when one of them is replaced.
        const draft = await findDraft(manager, type.kind, recordId, { mode: 'pessimistic_write' });
        if (draft && conflictingFields(record, draft).length > 0) throw conflict(conflictingChanges);
        Object.assign(record, draft?.content);
        if (draft) type.publishing.arrange?.(record);
        if (draft) type.publishing.check?.(record);
        type.publishing.setPublished(record, true);
      },
    };
    await this.records.change(manager, type, change, caller);
    await removeDraft(manager, type.kind, recordId);
  }

  /** A draft that changes nothing goes, unless the record itself waits to be published. */
  async #store<Entity extends ContentRecord>(
    manager: EntityManager,
    { kind, publishing }: PublishedType<Entity>,
    record: Entity,
    { stored, changes, caller }: { stored: Revision | null; changes: DraftChanges; caller: Caller },
  ): Promise<Revision | null> {
    const isNothing = Object.keys(changes.content).length === 0;
    const waits = stored !== null && stored.state !== RevisionState.DRAFT;
    if (isNothing && (publishing.isPublished(record) || !waits)) {
      await removeDraft(manager, kind, record.id);
      return null;
    }
    const draft = await replaceDraft(manager, kind, record.id, stored, {
      ...changes,
      authorId: isNothing ? null : caller.userId,
    });
    await noteDraftPictures(manager, draft);
    return draft;
  }
}

const conflictingChanges =
  'Somebody else has published changes to the same fields, so nothing was published. ' +
  'Open the record to compare, save the draft again, then publish it.';

/**
 * A record as it is edited. Its version is that of the record and of its draft together: it grows with each change of
 * either, and the ids of revisions begin where no version of a record comes.
 */
function editedRecord<Entity extends ContentRecord>(record: Entity, draft: Revision | null): Entity {
  const isChanged = draft && Object.keys(draft.content).length > 0;
  return { ...withDraft(record, draft), version: record.version + (isChanged ? draft.id : 0) };
}

function partsOf(draft: Revision | null): DraftChanges {
  return draft ? { content: draft.content, base: draft.base } : emptyChanges;
}
