import { extname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { BoundedWork, measureWork } from '../../common/bounded-work.js';
import { notFound } from '../../common/errors/api-exception.js';
import { hashToken } from '../../common/hash-token.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { PrivateFileStore } from '../../integrations/private-files/private-file-store.js';
import { textIn, TranslationKind } from '../translations/translations.module.js';
import { DesignFile } from './design-file.entity.js';
import { DesignOrder } from './design-order.entity.js';
import { downloadTexts } from './download-texts.js';
import { DownloadLink } from './download-link.entity.js';
import { DesignFileDto } from './dto/design-file.dto.js';
import type { DownloadsDto } from './dto/download-link.dto.js';
import { withProject } from './order-kind.js';
import { PaymentState } from './payment.enums.js';
import { stampWords } from './stamp-words.js';

/** A file as its buyer gets it. */
export interface LoadedFile {
  name: string;
  bytes: Buffer;
}

/** What who has a link to the files of a bought design reads and loads. */
@Injectable()
export class DownloadsService {
  readonly #stamps = new BoundedWork({ atOnce: 1, waiting: 20 });

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: PrivateFileStore,
    metrics: Metrics,
  ) {
    metrics.add(...measureWork('stamps', this.#stamps));
  }

  /** @throws ApiException 404 for a link that is not good, or no longer */
  async find(token: string, language: SiteLanguage): Promise<DownloadsDto> {
    const { manager } = this.dataSource;
    const { link, order } = await this.#open(manager, token);
    const { projectId, project } = order;
    const files = await manager.find(DesignFile, { where: { projectId }, order: { id: 'ASC' } });
    const which = { kind: TranslationKind.PROJECT, recordId: projectId };
    return {
      projectTitle: await textIn(manager, language, which, 'title', project.title),
      files: files.map(DesignFileDto.from),
      expiresAt: link.expiresAt,
      loadsLeft: link.loadsLeft,
    };
  }

  /**
   * One file; a PDF bears the licence code and the buyer's name on every page.
   * @throws ApiException 404 for a link that is not good, or no longer, and for a file that is not of this design
   */
  async load(token: string, fileId: number): Promise<LoadedFile> {
    const { file, order } = await this.dataSource.transaction(async (manager) => {
      const { link, order } = await this.#open(manager, token);
      const file = await manager.findOneBy(DesignFile, { id: fileId, projectId: order.projectId });
      if (!file) throw notFound(downloadTexts.gone);
      // Of two who take the last one, one gets it: the row is locked.
      await manager.decrement(DownloadLink, { tokenHash: link.tokenHash }, 'loadsLeft', 1);
      return { file, order };
    });
    const bytes = await this.store.read(file.path);
    if (!bytes) throw notFound(downloadTexts.gone);
    if (extname(file.path) !== '.pdf') return { name: file.name, bytes };
    const { stampPdf } = await import('../../integrations/pdf/stamp-pdf.js');
    const line = stampWords[order.language](order.licenceCode!, order.name);
    return { name: file.name, bytes: await this.#stamps.run(() => stampPdf(bytes, line)) };
  }

  async #open(manager: EntityManager, token: string): Promise<{ link: DownloadLink; order: DesignOrder }> {
    const tokenHash = hashToken(token);
    const lock = manager.queryRunner ? { lock: { mode: 'pessimistic_write' } as const } : {};
    const link = await manager.findOne(DownloadLink, { where: { tokenHash }, ...lock });
    // An order in the bin, or one whose payment was taken back, has no files to give.
    const found = link && (await manager.findOneBy(DesignOrder, { id: link.orderId }));
    if (!found || found.payment !== PaymentState.VERIFIED) throw notFound(downloadTexts.unknown);
    if (link.expiresAt <= new Date()) throw notFound(downloadTexts.expired);
    if (link.loadsLeft < 1) throw notFound(downloadTexts.used);
    return { link, order: await withProject(manager, found) };
  }
}
