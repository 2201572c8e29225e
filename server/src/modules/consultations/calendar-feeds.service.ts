import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, MoreThan } from 'typeorm';
import { Access, type Caller, isAllowed } from '../../common/access/access.js';
import { notFound } from '../../common/errors/api-exception.js';
import { hashToken } from '../../common/hash-token.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { type Consultant, ConsultantsService } from '../consultants/consultants.module.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { ConsultantFeed } from './consultant-feed.entity.js';
import { feedFile, isScheduled } from './consultation-calendar-file.js';
import { Consultation } from './consultation.entity.js';
import { arrangedStatuses } from './consultation.enums.js';
import type { CalendarFeedDto, NewCalendarFeedDto } from './dto/calendar-feed.dto.js';

const dayMs = 24 * 60 * 60 * 1000;

/** So far back a calendar shows what was. */
const pastDays = 30;

/** More than any calendar shows. */
const mostMeetings = 1000;

/** Secret addresses at which calendar programs read what is arranged. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly consultants: ConsultantsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find({ userId }: Caller): Promise<CalendarFeedDto> {
    const feed = await this.dataSource.manager.findOneBy(CalendarFeed, { accountId: userId });
    return { since: feed?.createdAt ?? null };
  }

  /** Makes an address; the one before it leads nowhere from then on. */
  async renew({ userId: accountId }: Caller): Promise<NewCalendarFeedDto> {
    const token = newFeedToken();
    const since = new Date();
    const feed = { accountId, tokenHash: hashToken(token), createdAt: since };
    await this.dataSource.manager.upsert(CalendarFeed, feed, ['accountId']);
    return { url: addressOfFeed(this.config, token), since };
  }

  async remove({ userId }: Caller): Promise<void> {
    await this.dataSource.manager.delete(CalendarFeed, { accountId: userId });
  }

  /**
   * What is arranged, as an iCalendar file: all of it, or, at the address of a consultant, what they hold.
   * @throws ApiException 404 for an address that nobody has, or has any more
   */
  async read(token: string): Promise<string> {
    const { manager } = this.dataSource;
    const tokenHash = hashToken(token);
    const feed = await manager.findOne(CalendarFeed, { where: { tokenHash }, relations: { account: true } });
    // Who may no longer sign in, or does other work by now, reads nothing.
    const mayReadAll = feed?.account.isActive && isAllowed(feed.account.role, Access.OFFICE);
    const consultant = mayReadAll ? null : await this.#consultantOf(tokenHash);
    if (!mayReadAll && !consultant) {
      throw notFound('There is no such calendar. Make a new address in the back office.');
    }
    const meetings = await manager.find(Consultation, {
      where: {
        status: In(arrangedStatuses),
        scheduledAt: MoreThan(new Date(Date.now() - pastDays * dayMs)),
        ...(consultant && { consultantId: consultant.id }),
      },
      order: { scheduledAt: 'ASC' },
      take: mostMeetings,
    });
    const names = consultant ? undefined : await this.consultants.names(manager);
    return feedFile(meetings.filter(isScheduled), this.config.publicUrl, {
      title: consultant ? `Consultations of ${consultant.name}` : 'Consultations',
      names,
    });
  }

  /** Whose address it is; nobody's while they lie in the bin. */
  async #consultantOf(tokenHash: string): Promise<Consultant | null> {
    const { manager } = this.dataSource;
    const feed = await manager.findOne(ConsultantFeed, {
      where: { tokenHash },
      relations: { consultant: true },
    });
    return feed?.consultant ?? null;
  }
}

/** What makes an address secret. */
export function newFeedToken(): string {
  return randomBytes(32).toString('base64url');
}

export function addressOfFeed({ publicUrl }: Config, token: string): string {
  return `${publicUrl}/api/v1/calendars/${token}`;
}
