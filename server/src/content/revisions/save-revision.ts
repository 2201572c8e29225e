import { type EntityManager, In } from 'typeorm';
import { insertRow } from '../../common/insert-row.js';
import type { RecordKind } from '../../common/record-kind.js';
import type { ContentRecord } from '../content-type.js';
import { pathsIn } from '../pictures/picture-paths.js';
import { Picture } from '../pictures/picture.entity.js';
import { Revision, RevisionState, type Values } from './revision.entity.js';

/** Keeps what a record says in its version of now, and the pictures that it names as long as it is stored. */
export async function saveRevision(
  manager: EntityManager,
  kind: RecordKind,
  { id, version }: ContentRecord,
  content: Values,
  authorId: number | null,
): Promise<void> {
  const paths = pathsIn(content);
  const pictureIds = paths.length > 0 ? await lockPictures(manager, paths) : [];
  const { SAVED: state } = RevisionState;
  await insertRow(manager, Revision, { kind, recordId: id, state, version, content, authorId, pictureIds });
}

/** Locked, so that none of them goes before the revision says that it is named. @returns their ids */
async function lockPictures(manager: EntityManager, paths: string[]): Promise<number[]> {
  const named = await manager.find(Picture, {
    select: { id: true },
    where: { path: In(paths) },
    order: { id: 'ASC' },
    withDeleted: true,
    lock: { mode: 'for_key_share' },
  });
  return named.map(({ id }) => id);
}
