import { Controller, Delete, Get, Post } from '@nestjs/common';
import { type Caller, CurrentCaller, ForOffice } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { RecordKind } from '../../common/record-kind.js';
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
    return this.feeds.find(ownerOf(caller));
  }

  /** Create my calendar feed. The address is part of this answer only. A former address stops working. */
  @Post()
  @Answer(NewCalendarFeedDto, { message: 'Calendar address made' })
  createCalendarFeed(@CurrentCaller() caller: Caller): Promise<NewCalendarFeedDto> {
    return this.feeds.renew(ownerOf(caller));
  }

  /** Revoke my calendar feed. */
  @Delete()
  @AnswerNothing({ message: 'Calendar address removed' })
  revokeCalendarFeed(@CurrentCaller() caller: Caller): Promise<void> {
    return this.feeds.remove(ownerOf(caller));
  }
}

function ownerOf({ userId }: Caller): LinkSubject {
  return { kind: RecordKind.USER, recordId: userId };
}
