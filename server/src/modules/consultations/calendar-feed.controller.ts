import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForOffice } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { RecordKind } from '../../common/record-kind.js';
import type { LinkSubject } from '../secret-links/secret-links.module.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { CalendarFeedDto, NewCalendarFeedDto } from './dto/calendar-feed.dto.js';

/** The secret address at which one's own calendar program reads the meetings. */
@ApiTags('consultations')
@Controller('consultations/feed')
@ForOffice()
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  /** Whether there is an address at which one's calendar program reads the meetings. */
  @Get()
  @Answer(CalendarFeedDto)
  getCalendarFeed(@CurrentCaller() caller: Caller): Promise<CalendarFeedDto> {
    return this.feeds.find(ownerOf(caller));
  }

  /** Make an address, which is told this once; the one before it leads nowhere from then on. */
  @Post()
  @Answer(NewCalendarFeedDto, { message: 'Calendar address made' })
  renewCalendarFeed(@CurrentCaller() caller: Caller): Promise<NewCalendarFeedDto> {
    return this.feeds.renew(ownerOf(caller));
  }

  /** Take the address back. */
  @Delete()
  @AnswerNothing({ message: 'Calendar address removed' })
  removeCalendarFeed(@CurrentCaller() caller: Caller): Promise<void> {
    return this.feeds.remove(ownerOf(caller));
  }
}

function ownerOf({ userId }: Caller): LinkSubject {
  return { kind: RecordKind.USER, recordId: userId };
}
