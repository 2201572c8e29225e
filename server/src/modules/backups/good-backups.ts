import { type FindOptionsWhere, IsNull, Not, type Repository } from 'typeorm';
import type { Backup } from './backup.entity.js';

/** A backup is good once it was read back and nothing was missing. */
const isGood: FindOptionsWhere<Backup> = { checkedAt: Not(IsNull()), error: IsNull() };

export function findLastGood(backups: Repository<Backup>): Promise<Backup | null> {
  return backups.findOne({ where: isGood, order: { startedAt: 'DESC' } });
}
