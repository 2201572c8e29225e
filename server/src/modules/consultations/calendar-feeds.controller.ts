import { Controller, Delete, Get, Header, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForOffice, Public } from '../../common/access/access.js';
import { MadeAnew } from '../../common/caching/from-content.decorator.js';
import { Answer, AnswerFile, AnswerNothing, Refuses } from '../../common/envelope/answer.decorator.js';
import { RecordKind } from '../../common/record-kind.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { LimitedSubmissions } from '../../integrations/rate-limit/limited-submissions.js';
import type { LinkSubject } from '../secret-links/secret-links.module.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { CalendarFeedDto, NewCalendarFeedDto } from './dto/calendar-feed.dto.js';

/** The secret address at which one's own calendar program reads the meetings. */
@Controller('consultations/feed')
@ForOffice()
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  /**
   * Get my calendar feed.
   *
   * Says whether a feed address exists; the address itself is shown only when it is created.
   */
  @Get()
  @Answer(CalendarFeedDto)
  getCalendarFeed(@CurrentCaller() caller: Caller): Promise<CalendarFeedDto> {
    return this.feeds.find(accountOf(caller));
  }

  /** Create my calendar feed. The address is part of this answer only. A former address stops working. */
  @Post()
  @Answer(NewCalendarFeedDto, { message: 'Calendar address made' })
  createCalendarFeed(@CurrentCaller() caller: Caller): Promise<NewCalendarFeedDto> {
    return this.feeds.renew(accountOf(caller));
  }

  /** Revoke my calendar feed. */
  @Delete()
  @AnswerNothing({ message: 'Calendar address removed' })
  revokeCalendarFeed(@CurrentCaller() caller: Caller): Promise<void> {
    return this.feeds.remove(accountOf(caller));
  }
}

/** The secret address at which a calendar program reads the meetings of one consultant. */
@Controller('consultants/:id/feed')
@ForOffice()
export class ConsultantFeedController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  /**
   * Get the calendar feed of a consultant.
   *
   * Says whether a feed address exists; the address itself is shown only when it is created.
   */
  @Get()
  @Answer(CalendarFeedDto)
  getConsultantFeed(@IdParam() id: number): Promise<CalendarFeedDto> {
    return this.feeds.find(consultantOf(id));
  }

  /**
   * Create a calendar feed for a consultant.
   *
   * The address is part of this answer only. A former address stops working.
   */
  @Post()
  @Answer(NewCalendarFeedDto, { message: 'Calendar address made' })
  createConsultantFeed(@IdParam() id: number): Promise<NewCalendarFeedDto> {
    return this.feeds.renew(consultantOf(id));
  }

  /** Revoke the calendar feed of a consultant. */
  @Delete()
  @AnswerNothing({ message: 'Calendar address removed' })
  revokeConsultantFeed(@IdParam() id: number): Promise<void> {
    return this.feeds.remove(consultantOf(id));
  }
}

/** What calendar programs subscribe to, which know an address and nothing else. */
@ApiTags('consultations')
@Controller('calendars')
@Public()
export class CalendarsController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  /** Read a calendar feed. For calendar programs; the token is the secret part of the address. */
  @Get(':token')
  @MadeAnew('meetings change it, and only who has the address reads it')
  @LimitedSubmissions()
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  @AnswerFile(
    'text/calendar',
    'The meetings of the last thirty days and those to come (RFC 5545): all, or those of one consultant.',
  )
  @Refuses(404, 'There is no such address any more.')
  async readCalendar(@Param('token') token: string): Promise<StreamableFile> {
    const text = await this.feeds.read(token);
    return new StreamableFile(Buffer.from(text), { type: 'text/calendar; charset=utf-8' });
  }
}

function accountOf({ userId }: Caller): LinkSubject {
  return { kind: RecordKind.USER, recordId: userId };
}

function consultantOf(recordId: number): LinkSubject {
  return { kind: RecordKind.CONSULTANT, recordId };
}
