import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Backup } from './backup.entity.js';

/** Backups that no process has finished, whether one works on them or not. */
export function findUnfinished(manager: EntityManager): SelectQueryBuilder<Backup> {
  return manager.createQueryBuilder(Backup, 'backup').where('backup.finishedAt IS NULL');
}
