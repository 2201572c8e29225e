import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import {
  ContentTypes,
  DraftsService,
  PublicationsService,
  RecordWriter,
} from '../../content/content.module.js';
import { BlogService } from '../blog/blog.module.js';
import { ProjectsService } from '../projects/projects.module.js';
import { linkRefusal, LinkPurpose, SecretLinksService } from '../secret-links/secret-links.module.js';
import { ServicesService } from '../services/services.module.js';
import { type NewPreviewLinkDto, type PreviewDto, PreviewLinkDto } from './dto/preview.dto.js';

/** Links to records that visitors do not see yet: what they show, and who made them. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly records: RecordWriter,
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

  /** @throws ApiException 404, 409 where there are too many already */
  make(kind: RecordKind, recordId: number, { userId: createdById }: Caller): Promise<NewPreviewLinkDto> {
    return this.dataSource.transaction(async (manager) => {
      await this.records.load(manager, this.types.of(kind), recordId);
      const wanted = { kind, recordId, purpose: LinkPurpose.PREVIEW, createdById };
      const { token, link } = await this.links.add(manager, wanted);
      return { ...PreviewLinkDto.from(link), path: `/preview/${token}` };
    });
  }

  /** Takes a link back; one that is over already stays so. */
  async withdraw(id: number): Promise<void> {
    await this.links.expire(this.dataSource.manager, id, LinkPurpose.PREVIEW);
  }
}
