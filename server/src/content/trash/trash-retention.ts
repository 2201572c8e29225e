const dayMs = 24 * 60 * 60 * 1000;

/** So long a record can be restored. */
const retentionDays = 30;

/** When a record that was deleted then may go for good. */
export function expiryOf(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + retentionDays * dayMs);
}

/** What was deleted before may go for good now. In SQL, so that the filter of a list stays the same text. */
export const expiredBefore = `now() - interval '${retentionDays} days'`;
