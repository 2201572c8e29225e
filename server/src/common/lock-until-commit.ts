import type { EntityManager } from 'typeorm';

/**
 * Waits until no other transaction holds the lock of this name, and holds it until this one ends. For rules that no row
 * can keep, such as how many rows there may be.
 */
export async function lockUntilCommit(manager: EntityManager, name: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [name]);
}
