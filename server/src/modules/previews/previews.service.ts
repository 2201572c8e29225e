import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { BlogService } from '../blog/blog.module.js';
import { ProjectsService } from '../projects/projects.module.js';
import { DraftsService, PublicationsService } from '../../content/content.module.js';
import { linkRefusal, LinkPurpose, SecretLinksService } from '../secret-links/secret-links.module.js';
import { ServicesService } from '../services/services.module.js';
import { PreviewLinkDto } from './dto/preview-link.dto.js';
import type { PreviewDto } from './dto/preview.dto.js';

/** What links to records show that visitors do not see yet. */
@Injectable()
export class PreviewsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: SecretLinksService,
    private readonly publications: PublicationsService,
    private readonly drafts: DraftsService,
    private readonly projects: ProjectsService,
    private readonly blog: BlogService,
    private readonly services: ServicesService,
  ) {}

  /** The links to a record that are still good, the newest first. @throws ApiException 404 */
  async list(kind: RecordKind, recordId: number): Promise<PreviewLinkDto[]> {
    await this.publications.find(kind, recordId);
    const { manager } = this.dataSource;
    const links = await this.links.list(manager, { kind, recordId }, LinkPurpose.PREVIEW);
    return links.map(PreviewLinkDto.from);
  }

  /**
   * What a link shows.
   * @throws ApiException 404 for one that nobody gave out, 410 for one that is over, and where the record is gone
   */
  async find(token: string, language: SiteLanguage): Promise<PreviewDto> {
    const { manager } = this.dataSource;
    const { kind, recordId } = await this.links.find(manager, token, [LinkPurpose.PREVIEW]);
    const draft = await this.drafts.stored(kind, recordId);
    const { PROJECT, POST, SERVICE } = RecordKind;
    const project = kind === PROJECT ? await this.projects.preview(recordId, language, draft) : null;
    const post = kind === POST ? await this.blog.preview(recordId, language, draft) : null;
    const service = kind === SERVICE ? await this.services.preview(recordId, language, draft) : null;
    if (!project && !post && !service) throw linkRefusal(LinkPurpose.PREVIEW, 'expired');
    return { kind, project, post, service };
  }
}
