import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Repository } from 'typeorm';
import { ApiException, notFound } from '../../common/errors/api-exception.js';
import { ErrorCode } from '../../common/errors/error-code.enum.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { largestId } from '../../common/validation/id.pipe.js';
import { RecordKind } from '../../common/record-kind.js';
import { BlogService } from '../blog/blog.module.js';
import { ProjectsService } from '../projects/projects.module.js';
import { DraftsService, PublicationsService } from '../../content/content.module.js';
import { ServicesService } from '../services/services.module.js';
import { PreviewLinkDto } from './dto/preview-link.dto.js';
import type { PreviewDto } from './dto/preview.dto.js';
import { PreviewLink } from './preview-link.entity.js';
import { previewTexts } from './preview-texts.js';
import { isSecretOf, readToken } from './preview-token.js';

/** What links to records show that visitors do not see yet. */
@Injectable()
export class PreviewsService {
  constructor(
    @InjectRepository(PreviewLink) private readonly links: Repository<PreviewLink>,
    private readonly publications: PublicationsService,
    private readonly drafts: DraftsService,
    private readonly projects: ProjectsService,
    private readonly blog: BlogService,
    private readonly services: ServicesService,
  ) {}

  /** The links to a record that are still good, the newest first. @throws ApiException 404 */
  async list(kind: RecordKind, recordId: number): Promise<PreviewLinkDto[]> {
    await this.publications.find(kind, recordId);
    const where = { kind, recordId, withdrawnAt: IsNull(), expiresAt: MoreThan(new Date()) };
    const links = await this.links.find({ where, relations: { account: true }, order: { id: 'DESC' } });
    return links.map(PreviewLinkDto.from);
  }

  /**
   * What a link shows.
   * @throws ApiException 404 for one that nobody gave out, 410 for one that is over, and where the record is gone
   */
  async find(token: string, language: SiteLanguage): Promise<PreviewDto> {
    const { kind, recordId } = await this.#require(token);
    const draft = await this.drafts.stored(kind, recordId);
    const { PROJECT, POST, SERVICE } = RecordKind;
    const project = kind === PROJECT ? await this.projects.preview(recordId, language, draft) : null;
    const post = kind === POST ? await this.blog.preview(recordId, language, draft) : null;
    const service = kind === SERVICE ? await this.services.preview(recordId, language, draft) : null;
    if (!project && !post && !service) throw over();
    return { kind, project, post, service };
  }

  async #require(token: string): Promise<PreviewLink> {
    const said = readToken(token);
    const link = said && said.id <= largestId ? await this.links.findOneBy({ id: said.id }) : null;
    if (!said || !link || !isSecretOf(said.secret, link.tokenHash)) throw notFound(previewTexts.notFound);
    if (link.withdrawnAt || link.expiresAt <= new Date()) throw over();
    return link;
  }
}

function over(): ApiException {
  return new ApiException(HttpStatus.GONE, ErrorCode.NOT_FOUND, previewTexts.over);
}
