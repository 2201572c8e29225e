import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict } from '../../common/errors/api-exception.js';
import { Housekeeping } from '../../common/housekeeping/housekeeping.js';
import { removeOld } from '../../common/housekeeping/remove-old.js';
import { RecordKind } from '../../common/record-kind.js';
import { RecordWriter, ContentTypes } from '../../content/content.module.js';
import { type NewPreviewLinkDto, PreviewLinkDto } from './dto/preview-link.dto.js';
import { PreviewLink } from './preview-link.entity.js';
import { newSecret, tokenOf } from './preview-token.js';

/** How long a link is good. */
const goodForMs = 7 * 24 * 60 * 60_000;

/** Of one record, at the same time. */
const mostLinks = 20;

/** How long it is known that a link is over; then it is one that nobody knows. */
const keptFor = '30 days';

/** What staff decide: who may look at what visitors do not see yet. */
@Injectable()
export class PreviewsWriterService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly records: RecordWriter,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    const where = `expires_at < now() - interval '${keptFor}'`;
    this.housekeeping.add('preview links that are over', () =>
      removeOld(this.dataSource, { table: 'preview_links', where }),
    );
  }

  /** @throws ApiException 404, 409 where there are too many already */
  make(kind: RecordKind, recordId: number, { userId }: Caller): Promise<NewPreviewLinkDto> {
    return this.dataSource.transaction(async (manager) => {
      // Locked, so that several at once do not become too many.
      await this.records.load(manager, this.types.of(kind), recordId);
      const good = { kind, recordId, withdrawnAt: IsNull(), expiresAt: MoreThan(new Date()) };
      if ((await manager.countBy(PreviewLink, good)) >= mostLinks)
        throw conflict(
          `There are ${mostLinks} links to this record already. Withdraw one that nobody needs any more, then make a new one.`,
        );
      const { secret, hash } = newSecret();
      const expiresAt = new Date(Date.now() + goodForMs);
      const made = { kind, recordId, tokenHash: hash, accountId: userId, expiresAt };
      const { id } = await manager.save(manager.create(PreviewLink, made));
      const link = await manager.findOneOrFail(PreviewLink, { where: { id }, relations: { account: true } });
      return { ...PreviewLinkDto.from(link), path: `/preview/${tokenOf(id, secret)}` };
    });
  }

  /** Takes a link back; one that is over already stays so. */
  async withdraw(id: number): Promise<void> {
    await this.dataSource.manager.update(
      PreviewLink,
      { id, withdrawnAt: IsNull() },
      { withdrawnAt: new Date() },
    );
  }
}
