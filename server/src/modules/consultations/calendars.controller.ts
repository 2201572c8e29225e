import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access/access.js';
import { MadeAnew } from '../../common/caching/from-content.decorator.js';
import { AnswerFile } from '../../common/envelope/answer.decorator.js';
import { Refuses } from '../../common/errors/refuses.decorator.js';
import { LimitedSubmissions } from '../../common/rate-limit/limited-submissions.decorator.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';

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
