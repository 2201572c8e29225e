import { Body, Controller, Delete, Get, HttpStatus, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForOffice } from '../../common/access/access.js';
import { AnswerCsv, csvFile } from '../../common/csv/csv-file.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { CanConflict } from '../../common/errors/can-conflict.decorator.js';
import { AcceptsIdempotencyKey } from '../../common/idempotency/accepts-idempotency-key.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import { ContactInquiryDetailsDto, ContactInquiryDto } from './dto/contact-inquiry.dto.js';
import { ContactInquiryPage } from './dto/contact-inquiry-page.dto.js';
import { ContactInquiryStatsDto } from './dto/contact-inquiry-stats.dto.js';
import { InquiryOwnerDto } from './dto/inquiry-owner.dto.js';
import { AddInquiryNoteDto, InquiryNoteDto } from './dto/inquiry-note.dto.js';
import { InquiryReplyDto, SendInquiryReplyDto } from './dto/inquiry-reply.dto.js';
import { ExportContactInquiriesQuery, ListContactInquiriesQuery } from './dto/list-contact-inquiries.dto.js';
import { JoinInquiryDto, SeparateInquiryDto } from './dto/join-inquiry.dto.js';
import { UpdateContactInquiryDto } from './dto/update-contact-inquiry.dto.js';
import { InquiriesWriterService } from './inquiries-writer.service.js';
import { InquiriesService } from './inquiries.service.js';
import { InquiryJoinsWriterService } from './inquiry-joins-writer.service.js';
import { InquiryRepliesWriterService } from './inquiry-replies-writer.service.js';
import { inquiryColumns } from './inquiry-columns.js';

/** Inquiries as staff work on them. */
@ApiTags('contact-inquiries')
@Controller('contact-inquiries')
@ForOffice()
export class InquiriesAdminController {
  constructor(
    private readonly inquiries: InquiriesService,
    private readonly writer: InquiriesWriterService,
    private readonly replies: InquiryRepliesWriterService,
    private readonly joins: InquiryJoinsWriterService,
  ) {}

  /** List inquiries. */
  @Get()
  @Answer(ContactInquiryPage)
  listContactInquiries(
    @Query() query: ListContactInquiriesQuery,
    @CurrentCaller() { userId }: Caller,
  ): Promise<ContactInquiryPage> {
    return this.inquiries.list(query, userId);
  }

  /** How many inquiries there are, by status and lately. */
  @Get('stats')
  @Answer(ContactInquiryStatsDto)
  getContactInquiryStats(): Promise<ContactInquiryStatsDto> {
    return this.inquiries.stats();
  }

  /** The inquiries that the filters leave, as a CSV file. */
  @Get('export')
  @AnswerCsv()
  async exportContactInquiries(
    @Query() query: ExportContactInquiriesQuery,
    @CurrentCaller() { userId }: Caller,
  ): Promise<StreamableFile> {
    const rows = await this.inquiries.listAll(query, userId);
    return csvFile('contact-inquiries', inquiryColumns, rows);
  }

  /** Who sees to inquiries, or can: accounts that answer clients, and those that own one, by name. */
  @Get('owners')
  @Answer([InquiryOwnerDto])
  listInquiryOwners(): Promise<InquiryOwnerDto[]> {
    return this.inquiries.owners();
  }

  /** One inquiry by id, with its notes, what both sides wrote, and the other inquiries of that person. */
  @Get(':id')
  @Answer(ContactInquiryDetailsDto)
  getContactInquiry(@IdParam() id: number): Promise<ContactInquiryDetailsDto> {
    return this.inquiries.findById(id);
  }

  /** Change an inquiry; what is left out stays. */
  @Put(':id')
  @CanConflict()
  @Answer(ContactInquiryDto, { message: 'Inquiry updated' })
  updateContactInquiry(
    @IdParam() id: number,
    @Body() body: UpdateContactInquiryDto,
    @CurrentCaller() caller: Caller,
  ): Promise<ContactInquiryDto> {
    return this.writer.update(id, body, caller);
  }

  /** Move an inquiry to the bin. */
  @Delete(':id')
  @AnswerNothing({ message: 'Inquiry deleted' })
  deleteContactInquiry(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.remove(id, caller);
  }

  /** Take an inquiry out of the bin, as it was, with its notes. */
  @Post(':id/restore')
  @AcceptsIdempotencyKey()
  @Answer(ContactInquiryDto, { message: 'Inquiry restored' })
  restoreContactInquiry(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ContactInquiryDto> {
    return this.writer.restore(id, caller, request);
  }

  /** Note something about an inquiry. */
  @Post(':id/notes')
  @AcceptsIdempotencyKey()
  @Answer(InquiryNoteDto, { message: 'Note added', status: HttpStatus.CREATED })
  addInquiryNote(
    @IdParam() id: number,
    @Body() body: AddInquiryNoteDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<InquiryNoteDto> {
    return this.writer.addNote(id, body, caller, request);
  }

  /**
   * Write to whoever sent the inquiry: a mail in the name of the firm, kept with the inquiry. It can say what the inquiry
   * is from then on; what was nobody's is the caller's.
   */
  @Post(':id/replies')
  @AcceptsIdempotencyKey()
  @CanConflict()
  @Answer(InquiryReplyDto, { message: 'Reply is being sent', status: HttpStatus.CREATED })
  sendInquiryReply(
    @IdParam() id: number,
    @Body() body: SendInquiryReplyDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<InquiryReplyDto> {
    return this.replies.send(id, body, caller, request);
  }

  /** Join an inquiry into another one of the same person, and close it; it takes no replies from then on. */
  @Post(':id/join')
  @AcceptsIdempotencyKey()
  @CanConflict()
  @Answer(ContactInquiryDto, { message: 'Inquiry joined' })
  joinContactInquiry(
    @IdParam() id: number,
    @Body() body: JoinInquiryDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ContactInquiryDto> {
    return this.joins.join(id, body, caller, request);
  }

  /** Take an inquiry out of the one it was joined into, with the status that it had before. */
  @Post(':id/separate')
  @AcceptsIdempotencyKey()
  @CanConflict()
  @Answer(ContactInquiryDto, { message: 'Inquiry separated' })
  separateContactInquiry(
    @IdParam() id: number,
    @Body() body: SeparateInquiryDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ContactInquiryDto> {
    return this.joins.separate(id, body, caller, request);
  }

  /** Send the mails about the inquiry again that could not be delivered, with three days' time anew. */
  @Post(':id/retry-mails')
  @AcceptsIdempotencyKey()
  @CanConflict()
  @AnswerNothing({ message: 'Mails are being sent again' })
  async retryInquiryMails(@IdParam() id: number, @IdempotencyKey() request?: RequestIdentity): Promise<void> {
    await this.replies.retryMails(id, request);
  }
}
