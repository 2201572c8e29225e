import type { DataSource } from 'typeorm';
import type { Measure } from '../../common/metrics/metrics.js';

/** By the indexes of what waits and of what failed; what was sent, which is most, is not looked at. */
const countMails = `SELECT
  (SELECT count(*)::int FROM outbox_mails WHERE status = 'PENDING') AS waiting,
  (SELECT count(*)::int FROM outbox_mails WHERE status = 'FAILED') AS failed`;

const findOldest = `SELECT coalesce(extract(epoch FROM now() - min(coalesce(retried_at, created_at))), 0)::float AS seconds
  FROM outbox_mails WHERE status = 'PENDING'`;

/** Metrics of the outbox; the same in every process, which share it. */
export function measureOutbox(dataSource: DataSource): Measure[] {
  return [
    {
      name: 'outbox_mails',
      kind: 'gauge',
      help: 'Mails that wait, and mails that could not be sent.',
      labels: ['state'],
      read: async () => {
        const [counts] = await dataSource.query<[{ waiting: number; failed: number }]>(countMails);
        return Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));
      },
    },
    {
      name: 'outbox_oldest_waiting_seconds',
      kind: 'gauge',
      help: 'How long the oldest waiting mail has waited; 0 when none waits.',
      read: async () => {
        const [{ seconds }] = await dataSource.query<[{ seconds: number }]>(findOldest);
        return [{ value: seconds }];
      },
    },
  ];
}
