import type { EntityManager } from 'typeorm';

/**
 * Lets those who arrange meetings write one after another. Two who take the same time at once would each wait
 * for the other in the exclusion constraint until the database calls it a deadlock.
 */
export async function lockMeetingTimes(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext('consultation times'))`);
}
