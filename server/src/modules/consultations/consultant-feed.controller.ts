import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForOffice } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { RecordKind } from '../../common/record-kind.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import type { LinkSubject } from '../secret-links/secret-links.module.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { CalendarFeedDto, NewCalendarFeedDto } from './dto/calendar-feed.dto.js';

/** The secret address at which a calendar program reads the meetings of one consultant. */
@ApiTags('consultants')
@Controller('consultants/:id/feed')
@ForOffice()
export class ConsultantFeedController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  /** Whether there is an address at which a calendar program reads the meetings of a consultant. */
  @Get()
  @Answer(CalendarFeedDto)
  getConsultantFeed(@IdParam() id: number): Promise<CalendarFeedDto> {
    return this.feeds.find(ownerOf(id));
  }

  /** Make an address for a consultant, which is told this once; the one before it leads nowhere from then on. */
  @Post()
  @Answer(NewCalendarFeedDto, { message: 'Calendar address made' })
  renewConsultantFeed(@IdParam() id: number): Promise<NewCalendarFeedDto> {
    return this.feeds.renew(ownerOf(id));
  }

  /** Take the address of a consultant back. */
  @Delete()
  @AnswerNothing({ message: 'Calendar address removed' })
  removeConsultantFeed(@IdParam() id: number): Promise<void> {
    return this.feeds.remove(ownerOf(id));
  }
}

function ownerOf(recordId: number): LinkSubject {
  return { kind: RecordKind.CONSULTANT, recordId };
}
