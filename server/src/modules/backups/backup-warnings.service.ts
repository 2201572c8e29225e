import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import { MailOutbox, type NoticeLetter } from '../mail/mail.module.js';
import {
  NotificationEvent,
  type NotifiedRecord,
  NotificationSubject,
  NotificationsService,
} from '../notifications/notifications.module.js';
import { BackupsService } from './backups.service.js';
import { oldestGoodMs, readableMegabytes, type Space } from './limits.js';

/** A start makes up for a missed backup within it. */
const restAfterStartMs = 60 * 60 * 1000;
/** A disk whose free space varies around the limit causes one notification, and not one each time. */
const enoughAgain = 1.25;

interface Warning extends Pick<NotifiedRecord, 'id' | 'name' | 'about'> {
  letter: NoticeLetter;
}

/** Notifies administrators once when good backups have stopped or a disk is nearly full, until that is over. */
@Injectable()
export class BackupWarningsService {
  private readonly startedAt = new Date();

  constructor(
    private readonly dataSource: DataSource,
    private readonly backups: BackupsService,
    private readonly mails: MailOutbox,
    private readonly notifications: NotificationsService,
  ) {}

  @PollingJob('45 3/10 * * * *')
  doDue(): Promise<void> {
    return this.warn(new Date());
  }

  async warn(now: Date): Promise<void> {
    await this.#settle(NotificationEvent.BACKUP_TOO_OLD, await this.#findTooOld(now));
    await this.#settle(NotificationEvent.DISK_LOW, await this.#findLowDisks());
  }

  /** @returns null where there is nothing to warn of any more, undefined where that is undecided */
  async #findTooOld(now: Date): Promise<Warning | null | undefined> {
    const lastGood = await this.backups.findLastGood();
    const first = lastGood ?? (await this.backups.findFirst());
    const since = first?.startedAt ?? this.startedAt;
    if (now.getTime() - since.getTime() <= oldestGoodMs) return null;
    if (now.getTime() - this.startedAt.getTime() < restAfterStartMs) return undefined;
    const last = lastGood
      ? `the last good one began on ${lastGood.startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, more than 48 hours ago.`
      : 'there is no good one yet.';
    const about = `${last} Press “Back up now” on the page Backups, and read there why the others failed.`;
    const letter = { kind: 'backup-too-old' as const, lastGood: lastGood?.startedAt ?? null };
    return { id: lastGood?.id ?? 0, name: 'Backups', about, letter };
  }

  /** @returns as above */
  async #findLowDisks(): Promise<Warning | null | undefined> {
    const spaces = await this.backups.findSpace(await this.backups.findLastGood());
    const low = spaces.filter(({ free, needed }) => free < needed);
    if (low.length > 0) {
      const disks = low.map(readable);
      const about = `${disks.map(describe).join(', ')}. On a full disk the site stores nothing and no backup is made: free some space.`;
      return { id: 0, name: 'Disk', about, letter: { kind: 'disk-low', disks } };
    }
    return spaces.every(({ free, needed }) => free >= enoughAgain * needed) ? null : undefined;
  }

  /** One notification from the beginning of a cause to its end, in the process that looks first. */
  async #settle(event: NotificationEvent, warning: Warning | null | undefined): Promise<void> {
    if (warning === undefined) return;
    const { BACKUP: subject } = NotificationSubject;
    await this.dataSource.transaction(async (manager) => {
      await this.notifications.lockNotifications(manager);
      if (!warning) return this.notifications.withdrawAll(manager, subject, event);
      if (await this.notifications.isAnyThere(manager, subject, event)) return;
      const { letter, ...rest } = warning;
      const record = { subject, event, ...rest };
      await this.mails.notifyAdmins(manager, record, letter);
      await this.notifications.add(manager, record);
    });
  }
}

interface Disk {
  setting: string;
  free: string;
  needed: string;
}

function readable({ setting, free, needed }: Space): Disk {
  return { setting, free: readableMegabytes(free), needed: readableMegabytes(needed) };
}

function describe({ setting, free, needed }: Disk): string {
  return `${setting} has ${free} free and needs ${needed}`;
}
