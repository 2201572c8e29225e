import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Repository } from 'typeorm';
import { Access, isAllowed } from '../../common/access/access.js';
import { RecordKind } from '../../common/record-kind.js';
import { Config } from '../../config/config.js';
import { User } from '../accounts/accounts.module.js';
import { type Consultant, ConsultantsService } from '../consultants/consultants.module.js';
import {
  linkRefusal,
  LinkPurpose,
  type LinkSubject,
  SecretLinksService,
} from '../secret-links/secret-links.module.js';
import { feedFile, isScheduled } from './consultation-calendar-file.js';
import { Consultation } from './consultation.entity.js';
import { bookedStatuses, ConsultationStatus } from './consultation.enums.js';
import type { CalendarFeedDto, NewCalendarFeedDto } from './dto/calendar-feed.dto.js';

const dayMs = 24 * 60 * 60 * 1000;

/** So far back a calendar shows what was. */
const pastDays = 30;

/** More than any calendar shows. */
const mostMeetings = 1000;

/** Secret addresses at which calendar programs read what is scheduled. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    @InjectRepository(Consultation) private readonly consultations: Repository<Consultation>,
    private readonly links: SecretLinksService,
    private readonly consultants: ConsultantsService,
    private readonly config: Config,
  ) {}

  /** @throws ApiException 404 for a consultant that is not there */
  async find(owner: LinkSubject): Promise<CalendarFeedDto> {
    await this.#require(owner);
    const [feed] = await this.links.list(this.consultations.manager, owner, LinkPurpose.CALENDAR);
    return { since: feed?.createdAt ?? null };
  }

  /**
   * Makes an address; the one before it leads nowhere from then on.
   * @throws ApiException 404 for a consultant that is not there
   */
  async renew(owner: LinkSubject): Promise<NewCalendarFeedDto> {
    await this.#require(owner);
    const since = new Date();
    const wanted = { ...owner, purpose: LinkPurpose.CALENDAR };
    const token = await this.links.replace(this.consultations.manager, wanted, since);
    return { url: `${this.config.publicUrl}/api/v1/calendars/${token}`, since };
  }

  /** @throws ApiException 404 for a consultant that is not there */
  async remove(owner: LinkSubject): Promise<void> {
    await this.#require(owner);
    await this.links.revoke(this.consultations.manager, owner, [LinkPurpose.CALENDAR]);
  }

  /**
   * What is scheduled, and what took place, as an iCalendar file: all of it, or, at the address of a consultant, what they hold.
   * @throws ApiException 404 for an unknown or revoked address
   */
  async read(token: string): Promise<string> {
    const { manager } = this.consultations;
    const consultant = await this.#readerOf(token);
    const meetings = await this.consultations.find({
      where: {
        status: In([...bookedStatuses, ConsultationStatus.COMPLETED]),
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

  /** Whose meetings an address shows: a consultant's, or those of all. @throws ApiException 404 where it shows none */
  async #readerOf(token: string): Promise<Consultant | null> {
    const { manager } = this.consultations;
    const { kind, recordId: id } = await this.links.find(manager, token, [LinkPurpose.CALENDAR]);
    if (kind === RecordKind.CONSULTANT) {
      // Nobody's while they are in the trash.
      const consultant = await this.consultants.find(id, manager);
      if (consultant) return consultant;
    } else {
      const account = await manager.findOneBy(User, { id });
      // Who may no longer sign in, or does other work by now, reads nothing.
      if (account?.isActive && isAllowed(account.role, Access.OFFICE)) return null;
    }
    throw linkRefusal(LinkPurpose.CALENDAR, 'unknown');
  }

  async #require({ kind, recordId }: LinkSubject): Promise<void> {
    if (kind === RecordKind.CONSULTANT) await this.consultants.findById(recordId);
  }
}
