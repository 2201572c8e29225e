import type { Repository } from 'typeorm';
import type { Measure } from '../../common/metrics/metrics.js';
import { MailStatus } from './mail-status.enum.js';
import type { OutboxMail } from './outbox-mail.entity.js';

/**
 * Metrics of the outbox; the same in every process, which share it. By the indexes of what waits and of what failed: what
 * was sent, which is most, is not looked at.
 */
export function measureOutbox(mails: Repository<OutboxMail>): Measure[] {
  const count = (status: MailStatus) => mails.countBy({ status });
  return [
    {
      name: 'outbox_mails',
      kind: 'gauge',
      help: 'Mails that wait, and mails that could not be sent.',
      labels: ['state'],
      read: async () => [
        { labels: { state: 'waiting' }, value: await count(MailStatus.PENDING) },
        { labels: { state: 'failed' }, value: await count(MailStatus.FAILED) },
      ],
    },
    {
      name: 'outbox_oldest_waiting_seconds',
      kind: 'gauge',
      help: 'How long the oldest waiting mail has waited; 0 when none waits.',
      read: async () => {
        const oldest = await mails
          .createQueryBuilder('mail')
          .select(
            'extract(epoch FROM now() - min(coalesce(mail.retriedAt, mail.createdAt)))::float',
            'seconds',
          )
          .where({ status: MailStatus.PENDING })
          .getRawOne<{ seconds: number | null }>();
        return [{ value: oldest?.seconds ?? 0 }];
      },
    },
  ];
}
