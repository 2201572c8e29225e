import { Body, Controller, Delete, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { ForOffice } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { CreateReplyTemplateDto, ReplyTemplateDto, UpdateReplyTemplateDto } from './dto/inquiry-reply.dto.js';
import { ReplyTemplatesService } from './reply-templates.service.js';

/** The texts that staff answer inquiries with. */
@Controller('reply-templates')
@ForOffice()
export class ReplyTemplatesController {
  constructor(private readonly templates: ReplyTemplatesService) {}

  /** List reply templates. By name. */
  @Get()
  @Answer([ReplyTemplateDto])
  listReplyTemplates(): Promise<ReplyTemplateDto[]> {
    return this.templates.list();
  }

  /** Get a reply template. */
  @Get(':id')
  @Answer(ReplyTemplateDto)
  getReplyTemplate(@IdParam() id: number): Promise<ReplyTemplateDto> {
    return this.templates.findById(id);
  }

  /** Create a reply template. Its name must be unique; 100 templates at most. */
  @Post()
  @Answer(ReplyTemplateDto, { message: 'Template added', status: HttpStatus.CREATED })
  createReplyTemplate(
    @Body() body: CreateReplyTemplateDto,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ReplyTemplateDto> {
    return this.templates.create(body, request);
  }

  /** Update a reply template. Fields that are left out keep their value. */
  @Put(':id')
  @Answer(ReplyTemplateDto, { message: 'Template updated' })
  updateReplyTemplate(
    @IdParam() id: number,
    @Body() body: UpdateReplyTemplateDto,
  ): Promise<ReplyTemplateDto> {
    return this.templates.update(id, body);
  }

  /** Delete a reply template. Replies that were sent with it stay. */
  @Delete(':id')
  @AnswerNothing({ message: 'Template deleted' })
  deleteReplyTemplate(@IdParam() id: number): Promise<void> {
    return this.templates.remove(id);
  }
}
