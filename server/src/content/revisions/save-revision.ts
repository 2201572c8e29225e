import type { EntityManager } from 'typeorm';
import type { RecordKind } from '../../common/record-kind.js';
import type { ContentRecord } from '../content-type.js';
import { pathsIn } from '../pictures/picture-paths.js';
import { RevisionState, type Values } from './revision.entity.js';

/** Keeps what a record says in its version of now, and the pictures that it names as long as it is stored. */
export async function saveRevision(
  manager: EntityManager,
  kind: RecordKind,
  { id, version }: ContentRecord,
  content: Values,
  authorId: number | null,
): Promise<void> {
  await manager.query(
    // Locked, so that none of them goes before this says that it is named.
    `WITH named AS (SELECT id FROM pictures WHERE path = ANY ($6) ORDER BY id FOR KEY SHARE)
     INSERT INTO revisions (kind, record_id, state, version, content, author_id, picture_ids)
     VALUES ($1, $2, '${RevisionState.SAVED}', $3, $4, $5, ARRAY(SELECT id FROM named))`,
    [kind, id, version, content, authorId, pathsIn(content)],
  );
}
