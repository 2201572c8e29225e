import { Body, Controller, Ip, Post, StreamableFile } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { AnswerCsv, csvFile } from '../../common/csv/csv-file.js';
import { Answer, AnswerNothing, Refuses } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { RequestLanguage, SpeaksLanguages } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { LimitedSubmissions, StoredSubmissions } from '../../integrations/rate-limit/limited-submissions.js';
import { OwnInquiryDto } from '../inquiries/inquiries.module.js';
import { TakesLink } from '../secret-links/secret-links.module.js';
import {
  DeleteMyRequestsDto,
  NewMyRequestsLinkDto,
  OpenOwnConsultationDto,
  OpenMyRequestsDto,
  MyRequestsLinkDto,
  WriteToOwnInquiryDto,
} from './dto/my-requests-bodies.dto.js';
import {
  DeletedMyRequestsDto,
  OwnConsultationTokenDto,
  MyRequestsDto,
  MyRequestsTokenDto,
} from './dto/my-requests.dto.js';
import { MyRequestsErasureService } from './my-requests-erasure.service.js';
import { MyRequestsLinksService } from './my-requests-links.service.js';
import { myRequestColumns, myRequestRows } from './my-requests-rows.js';
import { MyRequestsWriterService } from './my-requests-writer.service.js';
import { MyRequestsService } from './my-requests.service.js';

const otherRecord = 'The link leads to another record only.';

/**
 * What the office has of somebody without an account, for themselves: by the link of a mail, or by a code and the end of
 * their phone number. Both go in bodies only, which no log knows.
 */
@Controller('my-requests')
@Public()
export class MyRequestsController {
  constructor(
    private readonly own: MyRequestsService,
    private readonly links: MyRequestsLinksService,
    private readonly writer: MyRequestsWriterService,
    private readonly erasure: MyRequestsErasureService,
  ) {}

  /**
   * List my requests.
   *
   * The inquiries, consultations and orders of a link: one record for a link in a mail about it, all records of the
   * address for a link that was requested.
   */
  @Post()
  @TakesLink()
  @SpeaksLanguages()
  @Answer(MyRequestsDto)
  listMyRequests(
    @Body() { token }: MyRequestsLinkDto,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<MyRequestsDto> {
    return this.own.find(token, language);
  }

  /**
   * Open my request by its code.
   *
   * Takes the code and the last four digits of the phone number. After five wrong attempts, code and client are
   * refused for 15 minutes.
   */
  @Post('open')
  @LimitedSubmissions()
  @SpeaksLanguages()
  @Refuses(404, 'Code and digits do not go together.')
  @Refuses(429, 'Code or digits were wrong too often.')
  @Answer(MyRequestsTokenDto)
  async openMyRequests(@Body() body: OpenMyRequestsDto, @Ip() address: string): Promise<MyRequestsTokenDto> {
    return { token: await this.links.open(body, address) };
  }

  /**
   * Request a link to my requests.
   *
   * The link opens everything of the address for an hour. The answer is the same whether there is anything or not.
   * An address gets at most five links an hour.
   */
  @Post('new-link')
  @LimitedSubmissions()
  @SpeaksLanguages()
  @AnswerNothing({
    message: 'If there are requests from this address, a mail with a link is on its way.',
  })
  sendMyRequestsLink(
    @Body() body: NewMyRequestsLinkDto,
    @RequestLanguage() language: SiteLanguage,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<void> {
    return this.links.sendLink(body, language, request);
  }

  /** Add a message to my inquiry. */
  @Post('messages')
  @TakesLink()
  @StoredSubmissions()
  @SpeaksLanguages()
  @Refuses(403, otherRecord)
  @Answer(OwnInquiryDto, { message: 'Message sent' })
  writeToOwnInquiry(
    @Body() body: WriteToOwnInquiryDto,
    @IdempotencyKey({ forEver: true }) request?: RequestIdentity,
  ): Promise<OwnInquiryDto> {
    return this.writer.write(body, request);
  }

  /**
   * Create a link to my consultation.
   *
   * It opens the page on which the consultation can be moved and cancelled.
   */
  @Post('consultation-link')
  @TakesLink()
  @LimitedSubmissions()
  @SpeaksLanguages()
  @Refuses(403, otherRecord)
  @Answer(OwnConsultationTokenDto)
  async createOwnConsultationLink(@Body() body: OpenOwnConsultationDto): Promise<OwnConsultationTokenDto> {
    return { token: await this.writer.openConsultation(body) };
  }

  /**
   * Delete my personal data.
   *
   * Records stay for statistics, without personal data. Refused with 409 when there is something that the page did
   * not show, and with 403 for the link of a mail about a record: request a new link first.
   */
  @Post('erase')
  @TakesLink()
  @LimitedSubmissions()
  @SpeaksLanguages()
  @Refuses(403, 'A link that was requested is needed.')
  @Answer(DeletedMyRequestsDto, { message: 'Erased' })
  async deleteMyRequests(
    @Body() body: DeleteMyRequestsDto,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<DeletedMyRequestsDto> {
    return { count: await this.erasure.erase(body, request) };
  }

  /**
   * Export my requests as CSV.
   *
   * A row for each record and each message. `POST /my-requests` answers the same as JSON.
   */
  @Post('export')
  @TakesLink()
  @LimitedSubmissions()
  @SpeaksLanguages()
  @AnswerCsv()
  async exportMyRequests(
    @Body() { token }: MyRequestsLinkDto,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<StreamableFile> {
    const records = await this.own.find(token, language);
    return csvFile('my-records', myRequestColumns, myRequestRows(records));
  }
}
