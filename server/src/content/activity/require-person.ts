import { conflict } from '../../common/errors/api-exception.js';

/**
 * Refuses what is to be done about a person who was taken out of a record.
 * @throws ApiException 409 for an erased record; records that hold no person cannot be one
 */
export function requirePerson(record: object): void {
  if (!('erasedAt' in record) || !record.erasedAt) return;
  throw conflict(
    'The personal data of this record was deleted, so it cannot be changed. You can only delete it.',
  );
}
