import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { RecordKind } from '../../common/record-kind.js';
import { ContentTypes, PublicationsService, RecordWriter } from '../../content/content.module.js';
import { LinkPurpose, type SecretLink, SecretLinksService } from '../secret-links/secret-links.module.js';
import { type NewPreviewLinkDto, PreviewLinkDto } from './dto/preview.dto.js';

/** Links to records that visitors do not see yet, and who made them. */
@Injectable()
export class PreviewLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly records: RecordWriter,
    private readonly links: SecretLinksService,
    private readonly publications: PublicationsService,
  ) {}

  /** The links to a record that are still good, the newest first. @throws ApiException 404 */
  async list(kind: RecordKind, recordId: number): Promise<PreviewLinkDto[]> {
    await this.publications.find(kind, recordId);
    const { manager } = this.dataSource;
    const links = await this.links.list(manager, { kind, recordId }, LinkPurpose.PREVIEW);
    return links.map(PreviewLinkDto.from);
  }

  /** @throws ApiException 404 for a link that nobody gave out, 410 for one that is over */
  find(token: string): Promise<SecretLink> {
    return this.links.find(this.dataSource.manager, token, [LinkPurpose.PREVIEW]);
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
