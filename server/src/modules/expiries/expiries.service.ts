import { dayAfter, dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import { oneLine } from '../../common/text/one-line.js';
import {
  NotificationEvent,
  NotificationSubject,
  NotificationsService,
} from '../notifications/notifications.module.js';
import { SiteSettings } from '../settings/settings.module.js';
import { TeamMember } from '../team/team.module.js';

/** Days before an expiry, and after one that nobody was notified of. */
const notice = 30;

/** Characters of what expires, beside its owner and the day. */
const longest = 300;

interface Owner {
  subject: NotificationSubject;
  id: number;
  name: string;
  entries: Partial<Record<'name' | 'body' | 'insurer' | 'number' | 'expires', string | null>>[];
}

/** Notifies administrators 30 days before something expires, and once it has expired, once for each day of expiry. */
@Injectable()
export class ExpiriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: NotificationsService,
  ) {}

  /** A notification is stored for longer than the 30 days: that it is there says that it was done. */
  @PollingJob('40 */10 * * * *')
  async doDue(): Promise<void> {
    const [firm] = await this.dataSource.manager.find(SiteSettings);
    if (!firm) return;
    const today = dayInAddisAbaba(new Date());
    const [first, last] = [dayAfter(today, -notice), dayAfter(today, notice)];
    for (const { entries, ...owner } of await this.#owners(firm))
      for (const { expires, name, body, insurer, number } of entries) {
        if (!expires || expires < first || expires > last) continue;
        const what = oneLine([name, body, insurer, number].filter(Boolean).join(', '), longest);
        const notification = {
          ...owner,
          about: `${what} ${expires < today ? 'expired' : 'expires'} on ${expires}`,
          event: NotificationEvent.EXPIRES,
        };
        await this.dataSource.transaction(async (manager) => {
          await this.notifications.lockNotifications(manager);
          if (!(await this.notifications.isThere(manager, notification)))
            await this.notifications.add(manager, notification);
        });
      }
  }

  /** The firm, and its people who are not in the trash. */
  async #owners({ id, siteName, registrations, insurances }: SiteSettings): Promise<Owner[]> {
    const members = await this.dataSource.manager.find(TeamMember, { order: { id: 'ASC' } });
    const { SETTINGS, TEAM_MEMBER } = NotificationSubject;
    return [
      { subject: SETTINGS, id, name: siteName, entries: [...registrations, ...insurances] },
      ...members.map((member) => {
        const { id: memberId, name, registrations: entries } = member;
        return { subject: TEAM_MEMBER, id: memberId, name, entries };
      }),
    ];
  }
}
