import { type EntityManager, type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { Backup } from './backup.entity.js';

/** A backup is good once it was read back and nothing was missing. */
const isGood: FindOptionsWhere<Backup> = { checkedAt: Not(IsNull()), error: IsNull() };

export function findLastGood(manager: EntityManager): Promise<Backup | null> {
  return manager.findOne(Backup, { where: isGood, order: { startedAt: 'DESC' } });
}
