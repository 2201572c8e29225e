import { Body, Controller, Post } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { LimitedSubmissions } from '../../integrations/rate-limit/limited-submissions.js';
import { TakesLink } from '../secret-links/secret-links.module.js';
import { AvailabilityDto } from './dto/availability.dto.js';
import {
  MoveOwnConsultationDto,
  NewConsultationLinkDto,
  OwnConsultationDto,
  OwnConsultationLinkDto,
  OwnConsultationTimesDto,
} from './dto/own-consultation.dto.js';
import { OwnConsultationWriterService } from './own-consultation-writer.service.js';
import { OwnConsultationService } from './own-consultation.service.js';

/** What clients do with a consultation by the link of a mail. It goes in bodies only, which no log knows. */
@Controller('consultations/own')
@Public()
export class OwnConsultationController {
  constructor(
    private readonly own: OwnConsultationService,
    private readonly writer: OwnConsultationWriterService,
  ) {}

  /** Get the consultation of a link. */
  @Post()
  @TakesLink()
  @Answer(OwnConsultationDto)
  getOwnConsultation(@Body() { token }: OwnConsultationLinkDto): Promise<OwnConsultationDto> {
    return this.own.find(token);
  }

  /**
   * List free times for the linked consultation.
   *
   * Times of one day to which the consultation of the link can be moved.
   */
  @Post('times')
  @TakesLink()
  @Answer(AvailabilityDto)
  getOwnConsultationTimes(@Body() body: OwnConsultationTimesDto): Promise<AvailabilityDto> {
    return this.own.times(body);
  }

  /** Move the consultation of a link. A new mail brings a new link. */
  @Post('move')
  @TakesLink()
  @LimitedSubmissions()
  @Answer(OwnConsultationDto, { message: 'Consultation moved' })
  moveOwnConsultation(
    @Body() body: MoveOwnConsultationDto,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<OwnConsultationDto> {
    return this.writer.move(body, request);
  }

  /**
   * Confirm the consultation request of a link.
   *
   * The time is on hold until it would begin. The link keeps working.
   */
  @Post('confirm')
  @TakesLink()
  @LimitedSubmissions()
  @Answer(OwnConsultationDto, { message: 'Consultation request confirmed' })
  confirmOwnConsultation(
    @Body() body: OwnConsultationLinkDto,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<OwnConsultationDto> {
    return this.writer.confirm(body, request);
  }

  /** Cancel the consultation of a link. */
  @Post('cancel')
  @TakesLink()
  @LimitedSubmissions()
  @Answer(OwnConsultationDto, { message: 'Consultation cancelled' })
  cancelOwnConsultation(
    @Body() { token }: OwnConsultationLinkDto,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<OwnConsultationDto> {
    return this.writer.cancel(token, request);
  }

  /**
   * Request new consultation links.
   *
   * Sends a link for each upcoming consultation of the address. The answer is the same whether there is one or not.
   */
  @Post('new-link')
  @LimitedSubmissions()
  @AnswerNothing({
    message: 'If a consultation with this address is still to come, a mail with a link is on its way.',
  })
  sendConsultationLink(
    @Body() body: NewConsultationLinkDto,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<void> {
    return this.writer.sendLinks(body, request);
  }
}
