import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ForOffice } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { RecordKind } from '../../common/record-kind.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import type { LinkSubject } from '../secret-links/secret-links.module.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { CalendarFeedDto, NewCalendarFeedDto } from './dto/calendar-feed.dto.js';

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
    return this.feeds.find(ownerOf(id));
  }

  /**
   * Create a calendar feed for a consultant.
   *
   * The address is part of this answer only. A former address stops working.
   */
  @Post()
  @Answer(NewCalendarFeedDto, { message: 'Calendar address made' })
  createConsultantFeed(@IdParam() id: number): Promise<NewCalendarFeedDto> {
    return this.feeds.renew(ownerOf(id));
  }

  /** Revoke the calendar feed of a consultant. */
  @Delete()
  @AnswerNothing({ message: 'Calendar address removed' })
  revokeConsultantFeed(@IdParam() id: number): Promise<void> {
    return this.feeds.remove(ownerOf(id));
  }
}

function ownerOf(recordId: number): LinkSubject {
  return { kind: RecordKind.CONSULTANT, recordId };
}
