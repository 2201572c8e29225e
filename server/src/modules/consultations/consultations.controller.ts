import { Body, Controller, Get, HttpStatus, Ip, Post, Query, UploadedFiles } from '@nestjs/common';
import { type Caller, CurrentCaller, OptionalAccount } from '../../common/access/access.js';
import { MadeAnew } from '../../common/caching/from-content.decorator.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { AcceptsAttachments } from '../../common/http/accepts-attachments.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { RequestLanguage, SpeaksLanguages } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { StoredSubmissions } from '../../integrations/rate-limit/limited-submissions.js';
import { ConsultationSlotsService } from './consultation-slots.service.js';
import { AvailabilityDto, AvailabilityQuery } from './dto/availability.dto.js';
import { RequestedConsultationDto } from './dto/consultation.dto.js';
import { CreateConsultationDto } from './dto/create-consultation.dto.js';
import { VisitorConsultationsWriterService } from './visitor-consultations-writer.service.js';

/** Consultations as clients ask for them. */
@Controller('consultations')
@OptionalAccount()
export class ConsultationsController {
  constructor(
    private readonly slots: ConsultationSlotsService,
    private readonly writer: VisitorConsultationsWriterService,
  ) {}

  /**
   * Request a consultation.
   *
   * With consultants, the requested time is on hold until `heldUntil`: at most two open requests of one phone
   * number, email or network hold a time. Further requests are stored without a hold. With files as a multipart form.
   */
  @Post()
  @StoredSubmissions()
  @SpeaksLanguages()
  @AcceptsAttachments(CreateConsultationDto)
  @Answer(RequestedConsultationDto, { message: 'Consultation requested', status: HttpStatus.CREATED })
  requestConsultation(
    @Body() body: CreateConsultationDto,
    @RequestLanguage() language: SiteLanguage,
    @CurrentCaller() caller: Caller | undefined,
    @Ip() address: string,
    @UploadedFiles() files: FormFile[] = [],
    @IdempotencyKey({ forEver: true }) identity?: RequestIdentity,
  ): Promise<RequestedConsultationDto> {
    return this.writer.request(body, language, caller, { files, address }, identity);
  }

  /**
   * List the free times of a day.
   *
   * Times for 60 minutes within business hours that are in the future, not taken and not on hold.
   */
  @Get('availability')
  @MadeAnew('bookings change it, and time does')
  @Answer(AvailabilityDto)
  getConsultationAvailability(@Query() { date }: AvailabilityQuery): Promise<AvailabilityDto> {
    return this.slots.availability(date);
  }
}
