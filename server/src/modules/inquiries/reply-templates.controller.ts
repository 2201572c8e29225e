import { Body, Controller, Delete, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForOffice } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { CanConflict } from '../../common/errors/can-conflict.decorator.js';
import { AcceptsIdempotencyKey } from '../../common/idempotency/accepts-idempotency-key.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import {
  CreateReplyTemplateDto,
  ReplyTemplateDto,
  UpdateReplyTemplateDto,
} from './dto/reply-template.dto.js';
import { ReplyTemplatesService } from './reply-templates.service.js';

/** The texts that staff answer inquiries with. */
@ApiTags('reply-templates')
@Controller('reply-templates')
@ForOffice()
export class ReplyTemplatesController {
  constructor(private readonly templates: ReplyTemplatesService) {}

  /** All templates of replies, by name. */
  @Get()
  @Answer([ReplyTemplateDto])
  listReplyTemplates(): Promise<ReplyTemplateDto[]> {
    return this.templates.list();
  }

  /** One template by id. */
  @Get(':id')
  @Answer(ReplyTemplateDto)
  getReplyTemplate(@IdParam() id: number): Promise<ReplyTemplateDto> {
    return this.templates.findById(id);
  }

  /** Add a template under a name that none has yet; 100 at most. */
  @Post()
  @AcceptsIdempotencyKey()
  @CanConflict()
  @Answer(ReplyTemplateDto, { message: 'Template added', status: HttpStatus.CREATED })
  createReplyTemplate(
    @Body() body: CreateReplyTemplateDto,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ReplyTemplateDto> {
    return this.templates.create(body, request);
  }

  /** Change a template; what is left out stays. */
  @Put(':id')
  @CanConflict()
  @Answer(ReplyTemplateDto, { message: 'Template updated' })
  updateReplyTemplate(
    @IdParam() id: number,
    @Body() body: UpdateReplyTemplateDto,
  ): Promise<ReplyTemplateDto> {
    return this.templates.update(id, body);
  }

  /** Delete a template. What was sent with it stays. */
  @Delete(':id')
  @AnswerNothing({ message: 'Template deleted' })
  deleteReplyTemplate(@IdParam() id: number): Promise<void> {
    return this.templates.remove(id);
  }
}
