import { Injectable } from '@nestjs/common';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { DraftsService } from '../../content/content.module.js';
import { BlogService } from '../blog/blog.module.js';
import { ProjectsService } from '../projects/projects.module.js';
import { linkRefusal, LinkPurpose } from '../secret-links/secret-links.module.js';
import { ServicesService } from '../services/services.module.js';
import type { PreviewDto } from './dto/preview.dto.js';
import { PreviewLinksService } from './preview-links.service.js';

/** What links show of records that visitors do not see yet. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly links: PreviewLinksService,
    private readonly drafts: DraftsService,
    private readonly projects: ProjectsService,
    private readonly blog: BlogService,
    private readonly services: ServicesService,
  ) {}

  /**
   * What a link shows.
   * @throws ApiException 404 for one that nobody gave out, 410 for one that is over, and where the record is gone
   */
  async find(token: string, language: SiteLanguage): Promise<PreviewDto> {
    const { kind, recordId } = await this.links.find(token);
    const draft = await this.drafts.stored(kind, recordId);
    const { PROJECT, POST, SERVICE } = RecordKind;
    const project = kind === PROJECT ? await this.projects.preview(recordId, language, draft) : null;
    const post = kind === POST ? await this.blog.preview(recordId, language, draft) : null;
    const service = kind === SERVICE ? await this.services.preview(recordId, language, draft) : null;
    if (!project && !post && !service) throw linkRefusal(LinkPurpose.PREVIEW, 'expired');
    return { kind, project, post, service };
  }
}
