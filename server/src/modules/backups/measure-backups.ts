import type { DataSource } from 'typeorm';
import type { Measure, Sample } from '../../common/metrics/metrics.js';

const findLast = `SELECT extract(epoch FROM finished_at)::float AS at, bytes::float,
    extract(epoch FROM finished_at - started_at)::float AS took
  FROM scheduled_backups WHERE checked_at IS NOT NULL AND error IS NULL ORDER BY started_at DESC LIMIT 1`;

const countFailures = `SELECT count(*)::int AS failures FROM scheduled_backups
  WHERE error IS NOT NULL AND started_at > coalesce((SELECT max(started_at) FROM scheduled_backups
    WHERE checked_at IS NOT NULL AND error IS NULL), '-infinity')`;

interface Last {
  at: number;
  bytes: number;
  took: number;
}

/** Metrics of the backups; the same in every process, which share it. */
export function measureBackups(dataSource: DataSource): Measure[] {
  const last = async (what: keyof Last): Promise<Sample[]> =>
    (await dataSource.query<Last[]>(findLast)).map(({ [what]: value }) => ({ value }));
  return [
    {
      name: 'backup_last_success_timestamp_seconds',
      kind: 'gauge',
      help: 'When the last good backup was done, in Unix time; absent where there is none yet.',
      read: () => last('at'),
    },
    {
      name: 'backup_last_duration_seconds',
      kind: 'gauge',
      help: 'How long it took.',
      read: () => last('took'),
    },
    { name: 'backup_last_bytes', kind: 'gauge', help: 'Bytes of its file.', read: () => last('bytes') },
    {
      name: 'backup_failures_since_success',
      kind: 'gauge',
      help: 'Backups that failed since the last good one.',
      read: async () => {
        const [{ failures }] = await dataSource.query<[{ failures: number }]>(countFailures);
        return [{ value: failures }];
      },
    },
  ];
}
