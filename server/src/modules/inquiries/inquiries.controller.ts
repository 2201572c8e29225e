import { Body, Controller, HttpStatus, Ip, Post, UploadedFiles } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { AcceptsAttachments } from '../../common/http/accepts-attachments.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { RequestLanguage, SpeaksLanguages } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { StoredSubmissions } from '../../integrations/rate-limit/limited-submissions.js';
import { CreateContactInquiryDto, SubmittedInquiryDto } from './dto/create-contact-inquiry.dto.js';
import { VisitorInquiriesWriterService } from './visitor-inquiries-writer.service.js';

/** Inquiries as visitors send them. */
@Controller('contact-inquiries')
@Public()
export class InquiriesController {
  constructor(private readonly writer: VisitorInquiriesWriterService) {}

  /** Send an inquiry. With files as a multipart form. */
  @Post()
  @StoredSubmissions()
  @SpeaksLanguages()
  @AcceptsAttachments(CreateContactInquiryDto)
  @Answer(SubmittedInquiryDto, { message: 'Inquiry submitted', status: HttpStatus.CREATED })
  createContactInquiry(
    @Body() body: CreateContactInquiryDto,
    @RequestLanguage() language: SiteLanguage,
    @Ip() address: string,
    @UploadedFiles() files: FormFile[] = [],
    @IdempotencyKey({ forEver: true }) request?: RequestIdentity,
  ): Promise<SubmittedInquiryDto> {
    return this.writer.submit(body, language, { files, address }, request);
  }
}
