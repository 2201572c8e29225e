/** What was done to a record. */
export enum ActivityVerb {
  CREATED = 'created',
  UPDATED = 'updated',
  DELETED = 'deleted',
  RESTORED = 'restored',
  /** Deleted for good, out of the trash; or its person was taken out of it. */
  ERASED = 'erased',
  /** A list of such records was exported as a file. */
  EXPORTED = 'exported',
}
