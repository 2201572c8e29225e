/** What was done to a record. */
export enum ActivityVerb {
  CREATED = 'created',
  UPDATED = 'updated',
  DELETED = 'deleted',
  RESTORED = 'restored',
  /** Deleted for good, out of the bin. */
  ERASED = 'erased',
}
