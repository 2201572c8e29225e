import { type EntityManager, type FindOneOptions, IsNull } from 'typeorm';
import type { RecordKind } from '../../common/record-kind.js';
import { removeDraftPictures } from '../pictures/note-picture-uses.js';
import { Revision, RevisionState } from '../revisions/revision.entity.js';
import type { DraftChanges } from './draft-changes.js';

/** A draft that says nothing but that its record waits. */
export const emptyChanges: DraftChanges = { content: {}, base: {} };

/** What a record waits for, and what was changed of it; null where neither. */
export async function findDraft(
  manager: EntityManager,
  kind: RecordKind,
  recordId: number,
  lock?: FindOneOptions['lock'],
): Promise<Revision | null> {
  // There is one at most; `findOne` would ask twice, because of the relations.
  const [draft] = await manager.find(Revision, {
    where: { kind, recordId, version: IsNull() },
    ...(lock ? { lock } : { relations: { author: true, decidedBy: true } }),
  });
  return draft ?? null;
}

/** Stores a draft in place of the one before, with another id. */
export async function replaceDraft(
  manager: EntityManager,
  kind: RecordKind,
  recordId: number,
  before: Revision | null,
  changes: Partial<Pick<Revision, 'content' | 'base' | 'state' | 'publishAt' | 'authorId' | 'decidedById'>>,
): Promise<Revision> {
  const { content, base, state, publishAt, authorId, decidedById, createdAt } = before ?? {};
  if (before) await manager.delete(Revision, before.id);
  return manager.save(
    manager.create(Revision, {
      ...{ kind, recordId, version: null, state: state ?? RevisionState.DRAFT },
      ...{ content: content ?? {}, base: base ?? {}, publishAt: publishAt ?? null },
      ...{ authorId: authorId ?? null, decidedById: decidedById ?? null },
      // When it was written: who only schedules it writes nothing.
      ...(changes.content === undefined && createdAt && { createdAt }),
      ...changes,
    }),
  );
}

export async function removeDraft(manager: EntityManager, kind: RecordKind, recordId: number): Promise<void> {
  const { affected } = await manager.delete(Revision, { kind, recordId, version: IsNull() });
  if (affected) await removeDraftPictures(manager, kind, recordId);
}

/**
 * Ends what a record waits for, because visitors see it now, or no longer do. What was changed of it stays: a record
 * that somebody hides must not be published by the schedule of its changes.
 */
export async function endWaiting(manager: EntityManager, kind: RecordKind, recordId: number): Promise<void> {
  const draft = await findDraft(manager, kind, recordId);
  if (!draft || draft.state === RevisionState.DRAFT) return;
  if (Object.keys(draft.content).length === 0) return removeDraft(manager, kind, recordId);
  const waitsForNothing = { state: RevisionState.DRAFT, publishAt: null, decidedById: null };
  await replaceDraft(manager, kind, recordId, draft, waitsForNothing);
}
