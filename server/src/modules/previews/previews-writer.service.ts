import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { RecordKind } from '../../common/record-kind.js';
import { ContentTypes, RecordWriter } from '../../content/content.module.js';
import { LinkPurpose, SecretLinksService } from '../secret-links/secret-links.module.js';
import { type NewPreviewLinkDto, PreviewLinkDto } from './dto/preview-link.dto.js';

/** What staff decide: who may look at what visitors do not see yet. */
@Injectable()
export class PreviewsWriterService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly records: RecordWriter,
    private readonly links: SecretLinksService,
  ) {}

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
