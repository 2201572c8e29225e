import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { conflict, notFound } from '../../common/errors/api-exception.js';
import { ConstraintSentences } from '../../common/errors/constraint-messages.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { lockUntilCommit } from '../../common/lock-until-commit.js';
import { applyChanges, isAlreadySo, loadForChange, requireCurrent } from '../../common/versioning.js';
import {
  type CreateReplyTemplateDto,
  ReplyTemplateDto,
  type UpdateReplyTemplateDto,
} from './dto/inquiry-reply.dto.js';
import { ReplyTemplate } from './reply-template.entity.js';

const notThere = 'Template not found.';
/** More than anybody looks through. */
const mostTemplates = 100;

/**
 * The texts that staff answer inquiries with. They are tools and no records of the firm: the log says nothing of them,
 * and one that is deleted is gone. What was sent stays with its inquiry.
 */
@ConstraintSentences({
  reply_templates_name_key: 'A template with this name already exists. Choose another name.',
})
@Injectable()
export class ReplyTemplatesService {
  constructor(
    @InjectRepository(ReplyTemplate) private readonly templates: Repository<ReplyTemplate>,
    private readonly dataSource: DataSource,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** All of them, by name. */
  async list(): Promise<ReplyTemplateDto[]> {
    const templates = await this.templates.find({ order: { name: 'ASC' } });
    return templates.map(ReplyTemplateDto.from);
  }

  /** @throws ApiException 404 */
  async findById(id: number): Promise<ReplyTemplateDto> {
    const template = await this.templates.findOneBy({ id });
    if (!template) throw notFound(notThere);
    return ReplyTemplateDto.from(template);
  }

  /** @throws ApiException 409 where the name is taken, or there are too many */
  create(body: CreateReplyTemplateDto, request?: RequestIdentity): Promise<ReplyTemplateDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      // Two at the same time would both count one too few.
      await lockUntilCommit(manager, 'reply templates');
      if ((await manager.count(ReplyTemplate)) >= mostTemplates) {
        throw conflict(`There are already ${mostTemplates} templates. Delete one first.`);
      }
      return ReplyTemplateDto.from(await manager.save(manager.create(ReplyTemplate, { ...body })));
    });
  }

  /** @throws ApiException 404; 409 with the current one for a change of an older version */
  update(id: number, { version, ...changes }: UpdateReplyTemplateDto): Promise<ReplyTemplateDto> {
    return this.dataSource.transaction(async (manager) => {
      const template = await loadForChange(manager, ReplyTemplate, id, notThere);
      if (isAlreadySo(template, changes)) return ReplyTemplateDto.from(template);
      requireCurrent(template, version, ReplyTemplateDto.from);
      applyChanges(template, changes);
      return ReplyTemplateDto.from(await manager.save(template));
    });
  }

  /** @throws ApiException 404 */
  async remove(id: number): Promise<void> {
    const { affected } = await this.templates.delete({ id });
    if (affected === 0) throw notFound(notThere);
  }
}
