import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import { oneLine } from '../../common/one-line.js';
import {
  NotificationEvent,
  type NotificationSubject,
  NotificationsService,
} from '../notifications/notifications.module.js';

interface Expiring {
  subject: NotificationSubject;
  id: number;
  name: string;
  what: string;
  expires: string;
}

/** What expires from today, where the office is, to 30 days from now. */
const selectExpiring = `SELECT subject, id, name, expires,
    concat_ws(', ', entry ->> 'name', entry ->> 'body', entry ->> 'insurer', entry ->> 'number') AS what
  FROM (
    SELECT 'team-member' AS subject, id, name, registrations AS entries FROM team_members WHERE deleted_at IS NULL
    UNION ALL SELECT 'settings', id, site_name, registrations || insurances FROM site_settings
  ) AS owner, jsonb_array_elements(entries) AS entry, CAST(entry ->> 'expires' AS text) AS expires,
    (SELECT (now() AT TIME ZONE timezone)::date AS today FROM site_settings) AS office
  WHERE expires::date BETWEEN today AND today + 30 ORDER BY expires, subject, id`;

/** Characters of what expires, beside its owner and the day. */
const longest = 300;

/** Notifies administrators 30 days before something expires, once for each day of expiry. */
@Injectable()
export class ExpiriesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly notifications: NotificationsService,
  ) {}

  /** A notification is stored for longer than the 30 days: that it is there says that it was done. */
  @PollingJob('40 */10 * * * *')
  async doDue(): Promise<void> {
    const expiring = await this.dataSource.manager.query<Expiring[]>(selectExpiring);
    for (const { subject, id, name, what, expires } of expiring) {
      const about = `${oneLine(what, longest)} expires on ${expires}`;
      const news = { subject, id, name, about, event: NotificationEvent.EXPIRES };
      await this.dataSource.transaction(async (manager) => {
        await this.notifications.takeTurn(manager);
        if (!(await this.notifications.isThere(manager, news))) await this.notifications.add(manager, news);
      });
    }
  }
}
