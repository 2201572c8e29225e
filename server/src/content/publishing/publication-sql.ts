import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { RecordKind } from '../../common/record-kind.js';
import { PublicationState } from './publication-state.enum.js';

/** Of which row the state is read; id and condition are SQL. */
interface PublishedRow {
  kind: RecordKind;
  /** The row's id, such as `project.id`. */
  id: string;
  /** Whether visitors see it, such as `project.is_public`. */
  isPublished: string;
}

/** Selects the publication state, for a query of plain rows; see `readRows`. One look-up by a key. */
export function publicationOf({ kind, id, isPublished }: PublishedRow): { publication: string } {
  return {
    publication: `coalesce((
        SELECT CASE WHEN NOT ${isPublished} THEN state WHEN content <> '{}' THEN 'CHANGED' ELSE 'PUBLISHED' END
        FROM revisions WHERE kind = '${kind}' AND record_id = ${id} AND version IS NULL
      ), CASE WHEN ${isPublished} THEN 'PUBLISHED' ELSE 'DRAFT' END)`,
  };
}

/** Keeps only the rows in a state; each way is one that an index finds. */
export function wherePublication<Entity extends ObjectLiteral>(
  builder: SelectQueryBuilder<Entity>,
  { kind, id, isPublished }: PublishedRow,
  state: PublicationState | undefined,
): void {
  if (state === undefined) return;
  const drafts = `SELECT record_id FROM revisions WHERE kind = '${kind}' AND version IS NULL`;
  const changed = `${id} IN (${drafts} AND content <> '{}')`;
  const conditions: Record<PublicationState, string> = {
    DRAFT: `NOT ${isPublished} AND ${id} NOT IN (${drafts} AND state <> 'DRAFT')`,
    IN_REVIEW: `NOT ${isPublished} AND ${id} IN (${drafts} AND state = 'IN_REVIEW')`,
    SCHEDULED: `NOT ${isPublished} AND ${id} IN (${drafts} AND state = 'SCHEDULED')`,
    PUBLISHED: `${isPublished} AND NOT ${changed}`,
    CHANGED: `${isPublished} AND ${changed}`,
  };
  builder.andWhere(conditions[state]);
}
