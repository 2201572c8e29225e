import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { RecordKind } from '../../common/record-kind.js';
import { PublicationState } from './publication-state.enum.js';

/** Where the state of a row is told, in SQL. */
interface PublishedRow {
  kind: RecordKind;
  /** The row's id, such as `project.id`. */
  id: string;
  /** Whether visitors see it, such as `project.is_public`. */
  isPublished: string;
}

/** What a row is, for a query of plain rows; see `readRows`. Two look-ups by a key at most. */
export function publicationOf({ kind, id, isPublished }: PublishedRow): { publication: string } {
  const changed = `EXISTS (SELECT FROM private_changes WHERE kind = '${kind}' AND record_id = ${id})`;
  const waiting = `(SELECT state FROM publications WHERE kind = '${kind}' AND record_id = ${id})`;
  return {
    publication: `CASE WHEN NOT ${isPublished} THEN coalesce(${waiting}, 'DRAFT')
      WHEN ${changed} THEN 'CHANGED' ELSE 'PUBLISHED' END`,
  };
}

/** Leaves the rows that are in a state; each way is one that an index finds. */
export function wherePublication<Entity extends ObjectLiteral>(
  builder: SelectQueryBuilder<Entity>,
  { kind, id, isPublished }: PublishedRow,
  state: PublicationState | undefined,
): void {
  if (state === undefined) return;
  const changed = `${id} IN (SELECT record_id FROM private_changes WHERE kind = '${kind}')`;
  const waiting = `SELECT record_id FROM publications WHERE kind = '${kind}'`;
  const conditions: Record<PublicationState, string> = {
    DRAFT: `NOT ${isPublished} AND ${id} NOT IN (${waiting})`,
    IN_REVIEW: `NOT ${isPublished} AND ${id} IN (${waiting} AND state = 'IN_REVIEW')`,
    SCHEDULED: `NOT ${isPublished} AND ${id} IN (${waiting} AND state = 'SCHEDULED')`,
    PUBLISHED: `${isPublished} AND NOT ${changed}`,
    CHANGED: `${isPublished} AND ${changed}`,
  };
  builder.andWhere(conditions[state]);
}
