import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForOffice } from '../../common/access/access.js';
import { Answer, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { CanConflict } from '../../common/errors/can-conflict.decorator.js';
import { AcceptsIdempotencyKey } from '../../common/idempotency/accepts-idempotency-key.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { EnumPipe } from '../../common/validation/enum.pipe.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import { type ClientKind, clientKinds } from '../../common/record-kind.js';
import { ErasedPersonDto } from './dto/erased-person.dto.js';
import { ErasePersonDto } from './dto/erase-person.dto.js';
import { PersonTimelineQuery, TimelineEventDto } from './dto/timeline-event.dto.js';
import { PersonDto } from './dto/person.dto.js';
import { PeopleService } from './people.service.js';
import { PersonTimelineService } from './person-timeline.service.js';

/** One person, whom records name without an account. */
@ApiTags('people')
@Controller('people')
@ForOffice()
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly timeline: PersonTimelineService,
  ) {}

  /**
   * The person whom a record names, with all records that name the same email or the same phone number, however it is
   * written.
   */
  @Get(':kind/:id')
  @ApiParam({ name: 'kind', enum: clientKinds, enumName: 'ClientKind' })
  @Answer(PersonDto)
  getPerson(
    @Param('kind', new EnumPipe(clientKinds, 'kind')) kind: ClientKind,
    @IdParam() id: number,
  ): Promise<PersonDto> {
    return this.people.find(kind, id);
  }

  /**
   * Everything with that person, newest first: inquiries, notes, replies, consultations and meetings, orders and payments,
   * mails with what became of them, and what the log says.
   */
  @Get(':kind/:id/timeline')
  @ApiParam({ name: 'kind', enum: clientKinds, enumName: 'ClientKind' })
  @AnswerPage(TimelineEventDto)
  getPersonTimeline(
    @Param('kind', new EnumPipe(clientKinds, 'kind')) kind: ClientKind,
    @IdParam() id: number,
    @Query() query: PersonTimelineQuery,
  ): Promise<Page<TimelineEventDto>> {
    return this.timeline.list(kind, id, query);
  }

  /**
   * Erase the person whom a record names: name, addresses, phone numbers and everything that was written by them or to them go for good, out of
   * the records, mails, notes, the bin, views and the log. The records stay for the figures; a coming consultation is
   * cancelled, and nobody is written so. Exports and backups that were made before cannot be reached: the answer lists
   * them.
   */
  @Post(':kind/:id/erase')
  @ApiParam({ name: 'kind', enum: clientKinds, enumName: 'ClientKind' })
  @AcceptsIdempotencyKey()
  @CanConflict()
  @Answer(ErasedPersonDto, { message: 'Person erased' })
  erasePerson(
    @Param('kind', new EnumPipe(clientKinds, 'kind')) kind: ClientKind,
    @IdParam() id: number,
    @Body() body: ErasePersonDto,
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ErasedPersonDto> {
    return this.people.erase(kind, id, body, userId, request);
  }
}
