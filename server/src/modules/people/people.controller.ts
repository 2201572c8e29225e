import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { type Caller, CurrentCaller, ForOffice } from '../../common/access/access.js';
import { Answer, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { type ClientKind, clientKinds } from '../../common/record-kind.js';
import { EnumParam, IdParam } from '../../common/validation/path-param.decorator.js';
import { ErasedPersonDto, ErasePersonDto, PersonDto } from './dto/person.dto.js';
import { PersonTimelineQuery, TimelineEventDto } from './dto/timeline-event.dto.js';
import { PeopleService } from './people.service.js';
import { PersonTimelineService } from './person-timeline.service.js';

/** One person, whom records name without an account. */
@Controller('people')
@ForOffice()
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly timeline: PersonTimelineService,
  ) {}

  /**
   * Get a person.
   *
   * All records with the same email as the given record, and as suggestions those with the same phone number, however
   * it is written: `foundBy` says which.
   */
  @Get(':kind/:id')
  @Answer(PersonDto)
  getPerson(
    @EnumParam('kind', clientKinds, 'ClientKind') kind: ClientKind,
    @IdParam() id: number,
  ): Promise<PersonDto> {
    return this.people.find(kind, id);
  }

  /**
   * Get the contact history of a person.
   *
   * Newest first: inquiries, notes, replies, consultations, meetings, orders, payments, mails with their delivery,
   * and log entries.
   */
  @Get(':kind/:id/timeline')
  @AnswerPage(TimelineEventDto)
  getPersonTimeline(
    @EnumParam('kind', clientKinds, 'ClientKind') kind: ClientKind,
    @IdParam() id: number,
    @Query() query: PersonTimelineQuery,
  ): Promise<Page<TimelineEventDto>> {
    return this.timeline.list(kind, id, query);
  }

  /**
   * Delete the personal data of a person.
   *
   * Names, addresses, phone numbers and all texts by or to the person are deleted from the chosen records and their
   * mails, notes, trash and log, and from saved views. Records stay for statistics; an upcoming consultation is
   * cancelled without a mail. Exports and backups made before cannot be changed: the answer lists them.
   */
  @Post(':kind/:id/erase')
  @Answer(ErasedPersonDto, { message: 'Person erased' })
  erasePerson(
    @EnumParam('kind', clientKinds, 'ClientKind') kind: ClientKind,
    @IdParam() id: number,
    @Body() body: ErasePersonDto,
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ErasedPersonDto> {
    return this.people.erase(kind, id, body, userId, request);
  }
}
