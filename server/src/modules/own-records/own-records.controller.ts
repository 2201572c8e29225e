import { Body, Controller, Ip, Post, StreamableFile } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { Public } from '../../common/access/access.js';
import { AnswerCsv, csvFile } from '../../common/csv/csv-file.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { CanConflict } from '../../common/errors/can-conflict.decorator.js';
import { ErrorEnvelope } from '../../common/errors/error-envelope.dto.js';
import { AcceptsIdempotencyKey } from '../../common/idempotency/accepts-idempotency-key.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { SpeaksLanguages } from '../../common/language/speaks-languages.decorator.js';
import { LimitedSubmissions } from '../../common/rate-limit/limited-submissions.decorator.js';
import { TakesLink } from '../secret-links/secret-links.module.js';
import { OwnInquiryDto } from '../inquiries/inquiries.module.js';
import {
  EraseOwnRecordsDto,
  NewOwnRecordsLinkDto,
  OpenOwnConsultationDto,
  OpenOwnRecordsDto,
  OwnRecordsLinkDto,
  WriteToOwnInquiryDto,
} from './dto/own-records-requests.dto.js';
import {
  ErasedOwnRecordsDto,
  OwnConsultationTokenDto,
  OwnRecordsDto,
  OwnRecordsTokenDto,
} from './dto/own-records.dto.js';
import { ownRecordColumns, ownRecordRows } from './own-records-rows.js';
import { OwnRecordsService } from './own-records.service.js';
import { OwnRecordsWriterService } from './own-records-writer.service.js';

const otherRecord = { type: ErrorEnvelope, description: 'The link leads to another record only.' };

/**
 * What the office has of somebody without an account, for themselves: by the link of a mail, or by a code and the end of
 * their phone number. Both go in bodies only, which no log knows.
 */
@ApiTags('own-records')
@Controller('own-records')
@Public()
export class OwnRecordsController {
  constructor(
    private readonly own: OwnRecordsService,
    private readonly writer: OwnRecordsWriterService,
  ) {}

  /**
   * The inquiries, consultations and orders that a link leads to: of a mail about a record, that record; of a mail that
   * was asked for, all with its address.
   */
  @Post()
  @TakesLink()
  @SpeaksLanguages()
  @Answer(OwnRecordsDto)
  getOwnRecords(
    @Body() { token }: OwnRecordsLinkDto,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<OwnRecordsDto> {
    return this.own.find(token, language);
  }

  /**
   * Open one record by its code and the last four digits of its phone number. After five that do not go together, a
   * code and a client rest for 15 minutes.
   */
  @Post('open')
  @LimitedSubmissions()
  @SpeaksLanguages()
  @ApiNotFoundResponse({ type: ErrorEnvelope, description: 'Code and digits do not go together.' })
  @ApiTooManyRequestsResponse({ type: ErrorEnvelope, description: 'Code or digits were wrong too often.' })
  @Answer(OwnRecordsTokenDto)
  async openOwnRecords(@Body() body: OpenOwnRecordsDto, @Ip() address: string): Promise<OwnRecordsTokenDto> {
    return { token: await this.writer.open(body, address) };
  }

  /**
   * Have a link sent to an address, which opens everything of it for an hour. The answer is the same whether there is
   * anything of it or not. An address gets five an hour at most.
   */
  @Post('new-link')
  @LimitedSubmissions()
  @AcceptsIdempotencyKey()
  @SpeaksLanguages()
  @AnswerNothing({
    message: 'If something was sent to us from this address, a mail with a link is on its way.',
  })
  sendOwnRecordsLink(
    @Body() body: NewOwnRecordsLinkDto,
    @RequestLanguage() language: SiteLanguage,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<void> {
    return this.writer.sendLink(body, language, request);
  }

  /** Write a further message to one of one's inquiries. */
  @Post('messages')
  @TakesLink()
  @LimitedSubmissions()
  @AcceptsIdempotencyKey({ forEver: true })
  @SpeaksLanguages()
  @ApiForbiddenResponse(otherRecord)
  @Answer(OwnInquiryDto, { message: 'Message sent' })
  writeToOwnInquiry(
    @Body() body: WriteToOwnInquiryDto,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<OwnInquiryDto> {
    return this.writer.write(body, request);
  }

  /** What opens the page on which one of one's consultations is moved and cancelled. */
  @Post('consultation-link')
  @TakesLink()
  @LimitedSubmissions()
  @SpeaksLanguages()
  @ApiForbiddenResponse(otherRecord)
  @Answer(OwnConsultationTokenDto)
  async openOwnConsultation(@Body() body: OpenOwnConsultationDto): Promise<OwnConsultationTokenDto> {
    return { token: await this.writer.openConsultation(body) };
  }

  /**
   * Take oneself out of all of it: what is needed for figures stays and names nobody. Refused with 409 where there is
   * something that the page did not show, and with 403 by the link of a mail about a record: a new one has to be sent.
   */
  @Post('erase')
  @TakesLink()
  @LimitedSubmissions()
  @AcceptsIdempotencyKey()
  @SpeaksLanguages()
  @CanConflict()
  @ApiForbiddenResponse({ type: ErrorEnvelope, description: 'A link that was asked for is needed.' })
  @Answer(ErasedOwnRecordsDto, { message: 'Erased' })
  async eraseOwnRecords(
    @Body() body: EraseOwnRecordsDto,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ErasedOwnRecordsDto> {
    return { count: await this.writer.erase(body, request) };
  }

  /** All of it as a CSV file: a row for each record and each letter. As JSON it is what POST /own-records answers. */
  @Post('export')
  @TakesLink()
  @LimitedSubmissions()
  @SpeaksLanguages()
  @AnswerCsv()
  async exportOwnRecords(
    @Body() { token }: OwnRecordsLinkDto,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<StreamableFile> {
    const records = await this.own.find(token, language);
    return csvFile('my-records', ownRecordColumns, ownRecordRows(records));
  }
}
