import { Body, Controller, Delete, Get, HttpStatus, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { type Caller, CurrentCaller, ForOffice } from '../../common/access/access.js';
import { AnswerCsv, csvFile } from '../../common/csv/csv-file.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import {
  ContactInquiryDetailsDto,
  ContactInquiryDto,
  ContactInquiryPage,
  ContactInquiryStatsDto,
  InquiryOwnerDto,
} from './dto/contact-inquiry.dto.js';
import { UpdateContactInquiryDto } from './dto/create-contact-inquiry.dto.js';
import {
  AddInquiryNoteDto,
  InquiryNoteDto,
  InquiryReplyDto,
  SendInquiryReplyDto,
} from './dto/inquiry-reply.dto.js';
import { ExportContactInquiriesQuery, ListContactInquiriesQuery } from './dto/list-contact-inquiries.dto.js';
import { MergeInquiryDto, UnmergeInquiryDto } from './dto/merge-inquiry.dto.js';
import { InquiriesTrashService } from './inquiries-trash.service.js';
import { InquiriesWriterService } from './inquiries-writer.service.js';
import { InquiriesService } from './inquiries.service.js';
import { InquiryMergesWriterService } from './inquiry-merges-writer.service.js';
import { InquiryRepliesWriterService } from './inquiry-replies-writer.service.js';

/** What an export of inquiries holds. */
const inquiryColumns = [
  'id',
  'fullName',
  'email',
  'phone',
  'subject',
  'message',
  'projectType',
  'cameFrom',
  'projects',
  'status',
  'owner',
  'dueAt',
  'isLate',
  'isSpam',
  'createdAt',
  'updatedAt',
] as const;

/** Inquiries as staff work on them. */
@Controller('contact-inquiries')
@ForOffice()
export class InquiriesAdminController {
  constructor(
    private readonly inquiries: InquiriesService,
    private readonly writer: InquiriesWriterService,
    private readonly trash: InquiriesTrashService,
    private readonly replies: InquiryRepliesWriterService,
    private readonly merges: InquiryMergesWriterService,
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

  /** Count inquiries. By status, and those of the last days. */
  @Get('stats')
  @Answer(ContactInquiryStatsDto)
  getContactInquiryStats(): Promise<ContactInquiryStatsDto> {
    return this.inquiries.stats();
  }

  /** Export inquiries as CSV. Takes the filters of the list. */
  @Get('export')
  @AnswerCsv()
  async exportContactInquiries(
    @Query() query: ExportContactInquiriesQuery,
    @CurrentCaller() { userId }: Caller,
  ): Promise<StreamableFile> {
    const rows = await this.inquiries.listAll(query, userId);
    return csvFile('contact-inquiries', inquiryColumns, rows);
  }

  /**
   * List possible owners of inquiries.
   *
   * Accounts that can answer clients, and accounts that own an inquiry, by name.
   */
  @Get('owners')
  @Answer([InquiryOwnerDto])
  listInquiryOwners(): Promise<InquiryOwnerDto[]> {
    return this.inquiries.owners();
  }

  /** Get an inquiry. With notes, messages of both sides, and other inquiries of the same person. */
  @Get(':id')
  @Answer(ContactInquiryDetailsDto)
  getContactInquiry(@IdParam() id: number): Promise<ContactInquiryDetailsDto> {
    return this.inquiries.findById(id);
  }

  /** Update an inquiry. Fields that are left out keep their value. */
  @Put(':id')
  @Answer(ContactInquiryDto, { message: 'Inquiry updated' })
  updateContactInquiry(
    @IdParam() id: number,
    @Body() body: UpdateContactInquiryDto,
    @CurrentCaller() caller: Caller,
  ): Promise<ContactInquiryDto> {
    return this.writer.update(id, body, caller);
  }

  /** Move an inquiry to the trash. */
  @Delete(':id')
  @AnswerNothing({ message: 'Inquiry deleted' })
  deleteContactInquiry(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.trash.remove(id, caller);
  }

  /** Restore an inquiry from the trash. */
  @Post(':id/restore')
  @Answer(ContactInquiryDto, { message: 'Inquiry restored' })
  restoreContactInquiry(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ContactInquiryDto> {
    return this.trash.restore(id, caller, request);
  }

  /** Add a note to an inquiry. */
  @Post(':id/notes')
  @Answer(InquiryNoteDto, { message: 'Note added', status: HttpStatus.CREATED })
  addInquiryNote(
    @IdParam() id: number,
    @Body() body: AddInquiryNoteDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey({ forEver: true }) request?: RequestIdentity,
  ): Promise<InquiryNoteDto> {
    return this.writer.addNote(id, body, caller, request);
  }

  /**
   * Reply to an inquiry.
   *
   * Sends a mail in the name of the firm and stores it with the inquiry. Can set the status; an inquiry without an
   * owner gets the caller as its owner.
   */
  @Post(':id/replies')
  @Answer(InquiryReplyDto, { message: 'Reply is being sent', status: HttpStatus.CREATED })
  sendInquiryReply(
    @IdParam() id: number,
    @Body() body: SendInquiryReplyDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey({ forEver: true }) request?: RequestIdentity,
  ): Promise<InquiryReplyDto> {
    return this.replies.send(id, body, caller, request);
  }

  /**
   * Merge an inquiry into another one.
   *
   * Both must be of the same person. The merged inquiry is closed and takes no replies.
   */
  @Post(':id/merge')
  @Answer(ContactInquiryDto, { message: 'Inquiry merged' })
  mergeContactInquiry(
    @IdParam() id: number,
    @Body() body: MergeInquiryDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ContactInquiryDto> {
    return this.merges.merge(id, body, caller, request);
  }

  /** Unmerge an inquiry. It gets the status that it had before the merge. */
  @Post(':id/unmerge')
  @Answer(ContactInquiryDto, { message: 'Inquiry unmerged' })
  unmergeContactInquiry(
    @IdParam() id: number,
    @Body() body: UnmergeInquiryDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ContactInquiryDto> {
    return this.merges.unmerge(id, body, caller, request);
  }

  /** Resend failed emails of an inquiry. Delivery is tried for another three days. */
  @Post(':id/retry-mails')
  @AnswerNothing({ message: 'Mails are being sent again' })
  async retryInquiryMails(@IdParam() id: number, @IdempotencyKey() request?: RequestIdentity): Promise<void> {
    await this.replies.retryMails(id, request);
  }
}
