const dayMs = 24 * 60 * 60 * 1000;

/** So long a record can be restored. */
const keptForDays = 30;

/** When a record that was deleted then may go for good. */
export function expiryOf(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + keptForDays * dayMs);
}

/** What was deleted before may go for good now. */
export function expiredBefore(): Date {
  return new Date(Date.now() - keptForDays * dayMs);
}
