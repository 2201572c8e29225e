import { IsNull, MoreThan, Not, type Repository } from 'typeorm';
import type { Measure, Sample } from '../../common/metrics/metrics.js';
import type { Backup } from './backup.entity.js';
import { findLastGood } from './good-backups.js';

/** Metrics of the backups; the same in every process, which share it. */
export function measureBackups(backups: Repository<Backup>): Measure[] {
  const last = async (valueOf: (backup: Backup) => number): Promise<Sample[]> => {
    const backup = await findLastGood(backups);
    return backup ? [{ value: valueOf(backup) }] : [];
  };
  return [
    {
      name: 'backup_last_success_timestamp_seconds',
      kind: 'gauge',
      help: 'When the last good backup was done, in Unix time; absent where there is none yet.',
      read: () => last(({ finishedAt }) => finishedAt!.getTime() / 1000),
    },
    {
      name: 'backup_last_duration_seconds',
      kind: 'gauge',
      help: 'How long it took.',
      read: () => last(({ startedAt, finishedAt }) => (finishedAt!.getTime() - startedAt.getTime()) / 1000),
    },
    {
      name: 'backup_last_bytes',
      kind: 'gauge',
      help: 'Bytes of its file.',
      read: () => last(({ bytes }) => Number(bytes)),
    },
    {
      name: 'backup_failures_since_success',
      kind: 'gauge',
      help: 'Backups that failed since the last good one.',
      read: async () => {
        const good = await findLastGood(backups);
        const since = good && { startedAt: MoreThan(good.startedAt) };
        return [{ value: await backups.countBy({ error: Not(IsNull()), ...since }) }];
      },
    },
  ];
}
