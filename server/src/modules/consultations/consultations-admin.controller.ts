import { Body, Controller, Delete, Get, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { type Caller, CurrentCaller, ForOffice } from '../../common/access/access.js';
import { AnswerCsv, csvFile } from '../../common/csv/csv-file.js';
import {
  Answer,
  AnswerFile,
  AnswerNothing,
  AnswerPage,
  CanConflict,
} from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { Config } from '../../config/config.js';
import { calendarFile, wordsForStaff } from './consultation-calendar-file.js';
import { ConsultationsTrashService } from './consultations-trash.service.js';
import { ConsultationsWriterService } from './consultations-writer.service.js';
import { ConsultationsService } from './consultations.service.js';
import { AvailabilityDto, ConsultationTimesQuery } from './dto/availability.dto.js';
import {
  CalendarQuery,
  ConsultationDto,
  ConsultationStatsDto,
  ExportConsultationsQuery,
  ListConsultationsQuery,
  UpcomingQuery,
  UpdatedConsultationDto,
} from './dto/consultation.dto.js';
import { UpdateConsultationDto } from './dto/update-consultation.dto.js';

/** What an export of consultations holds. */
const consultationColumns = [
  'id',
  'clientName',
  'clientEmail',
  'clientPhone',
  'clientCompany',
  'type',
  'topic',
  'description',
  'preferredDate',
  'preferredTime',
  'heldUntil',
  'scheduledAt',
  'consultant',
  'duration',
  'meetingType',
  'location',
  'meetingLink',
  'notes',
  'cameFrom',
  'status',
  'createdAt',
  'updatedAt',
] as const;

/** Consultations as staff arrange them. */
@Controller('consultations')
@ForOffice()
export class ConsultationsAdminController {
  constructor(
    private readonly consultations: ConsultationsService,
    private readonly writer: ConsultationsWriterService,
    private readonly trash: ConsultationsTrashService,
    private readonly config: Config,
  ) {}

  /** List consultations. */
  @Get()
  @AnswerPage(ConsultationDto)
  listConsultations(@Query() query: ListConsultationsQuery): Promise<Page<ConsultationDto>> {
    return this.consultations.list(query);
  }

  /** Count consultations. */
  @Get('stats')
  @Answer(ConsultationStatsDto)
  getConsultationStats(): Promise<ConsultationStatsDto> {
    return this.consultations.stats();
  }

  /** List upcoming consultations. SCHEDULED or CONFIRMED, soonest first. */
  @Get('upcoming')
  @Answer([ConsultationDto])
  listUpcomingConsultations(@Query() { limit }: UpcomingQuery): Promise<ConsultationDto[]> {
    return this.consultations.upcoming(limit ?? 10);
  }

  /**
   * List the consultations of a month.
   *
   * In order of time, requested times included, cancelled consultations left out.
   */
  @Get('calendar')
  @Answer([ConsultationDto])
  listConsultationsOfMonth(@Query() query: CalendarQuery): Promise<ConsultationDto[]> {
    return this.consultations.calendar(query);
  }

  /** Export consultations as CSV. Takes the filters of the list. */
  @Get('export')
  @AnswerCsv()
  async exportConsultations(
    @Query() query: ExportConsultationsQuery,
    @CurrentCaller() { userId }: Caller,
  ): Promise<StreamableFile> {
    const rows = await this.consultations.listAll(query, userId);
    return csvFile('consultations', consultationColumns, rows);
  }

  /** Get a consultation. */
  @Get(':id')
  @Answer(ConsultationDto)
  getConsultation(@IdParam() id: number): Promise<ConsultationDto> {
    return this.consultations.findById(id);
  }

  /**
   * List times to move a consultation to.
   *
   * The times of a day that clients could choose. Staff can schedule other times too, as long as the consultant has
   * no other meeting.
   */
  @Get(':id/times')
  @Answer(AvailabilityDto)
  getConsultationTimes(
    @IdParam() id: number,
    @Query() { date, consultantId }: ConsultationTimesQuery,
  ): Promise<AvailabilityDto> {
    return this.consultations.timesFor(id, date, consultantId);
  }

  /** Download a consultation as iCalendar file. Refused for a consultation without a date. */
  @Get(':id/calendar.ics')
  @CanConflict()
  @AnswerFile('text/calendar', 'The meeting, for calendar programs (RFC 5545).')
  async getConsultationCalendarFile(@IdParam() id: number): Promise<StreamableFile> {
    const { consultation, consultant } = await this.consultations.findScheduled(id);
    const words = wordsForStaff(consultation, consultant);
    const text = calendarFile(consultation, new URL(this.config.publicUrl).hostname, words);
    return new StreamableFile(Buffer.from(text), {
      type: 'text/calendar; charset=utf-8',
      disposition: `attachment; filename="consultation-${id}.ics"`,
    });
  }

  /**
   * Update a consultation.
   *
   * Fields that are left out keep their value. A `scheduledAt` that another consultation takes is refused with 409; a
   * status is set all the same, without a time, and `timeConflict` names the other consultation.
   */
  @Put(':id')
  @Answer(UpdatedConsultationDto, { message: 'Consultation updated' })
  updateConsultation(
    @IdParam() id: number,
    @Body() body: UpdateConsultationDto,
    @CurrentCaller() caller: Caller,
  ): Promise<UpdatedConsultationDto> {
    return this.writer.update(id, body, caller);
  }

  /** Move a consultation to the trash. Its time becomes free. */
  @Delete(':id')
  @AnswerNothing({ message: 'Consultation deleted' })
  deleteConsultation(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.trash.remove(id, caller);
  }

  /** Restore a consultation from the trash. Refused when another consultation has taken its time. */
  @Post(':id/restore')
  @Answer(ConsultationDto, { message: 'Consultation restored' })
  restoreConsultation(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ConsultationDto> {
    return this.trash.restore(id, caller, request);
  }
}
