import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { extname } from 'node:path';
import { type EntityManager, Repository } from 'typeorm';
import { BoundedWork, measureWork } from '../../common/bounded-work.js';
import { notFound, unavailable } from '../../common/errors/api-exception.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { RecordKind } from '../../common/record-kind.js';
import { textIn } from '../../content/content.module.js';
import { PrivateFileStore } from '../../integrations/private-files/private-file-store.js';
import {
  LinkPurpose,
  linkRefusal,
  type SecretLink,
  SecretLinksService,
} from '../secret-links/secret-links.module.js';
import { DesignFile } from './design-file.entity.js';
import { DesignOrder } from './design-order.entity.js';
import { downloadTexts } from './download-texts.js';
import { DesignFileDto, type DownloadsDto } from './dto/design-file.dto.js';
import { withProject } from './order.content-type.js';
import { PaymentState } from './order.enums.js';

/** The words at the foot of every page of a bought design, in the buyer's language. */
const stampWords: Record<SiteLanguage, (code: string, buyer: string) => string> = {
  en: (code, buyer) => `Licence ${code}  ·  for ${buyer}`,
  am: (code, buyer) => `ፈቃድ ${code}  ·  ለ${buyer}`,
  om: (code, buyer) => `Hayyama ${code}  ·  kan ${buyer}`,
};

/** Bytes of stamped files that are stored, so that who loads one again does not have it made again. */
const mostStampedBytes = 32 * 1024 ** 2;
const stampedForMs = 10 * 60_000;
const secondsToWait = 60;

const purposes = [LinkPurpose.DOWNLOAD];

/** A file as its buyer gets it. */
interface LoadedFile {
  name: string;
  bytes: Buffer;
}

/** What who has a link to the files of a bought design reads and loads. */
@Injectable()
export class DownloadsService {
  private readonly logger = new Logger(DownloadsService.name);
  readonly #stamps = new BoundedWork({ atOnce: 1, waiting: 20 });
  readonly #stamped = new LRUCache<string, Buffer>({
    maxSize: mostStampedBytes,
    sizeCalculation: ({ length }) => length,
    ttl: stampedForMs,
  });

  constructor(
    @InjectRepository(DesignFile) private readonly files: Repository<DesignFile>,
    private readonly store: PrivateFileStore,
    private readonly links: SecretLinksService,
    metrics: Metrics,
  ) {
    metrics.add(...measureWork('stamps', this.#stamps));
  }

  /** @throws ApiException 404 for a link that is not good, or no longer */
  async find(token: string, language: SiteLanguage): Promise<DownloadsDto> {
    const { manager } = this.files;
    const { link, order } = await this.#open(manager, token);
    const { id: orderId, projectId, project } = order;
    const files = await this.files.find({
      where: [{ projectId }, { orderId }],
      order: { id: 'ASC' },
    });
    return {
      projectTitle: await textIn(manager, language, RecordKind.PROJECT, project, 'title'),
      files: files.map(DesignFileDto.from),
      expiresAt: link.expiresAt!,
      loadsLeft: link.usesLeft!,
    };
  }

  /**
   * One file; a PDF bears the licence code and the buyer's name on every page. It is counted once it is ready to be sent.
   * @param isCounted whether it is sent; only its headers are where it is not
   * @throws ApiException 404 for a link that is not good, or no longer, and for a file that is of neither this design nor this order, 503
   *   where too many wait for a stamp, or it cannot be made
   */
  async load(token: string, fileId: number, isCounted = true): Promise<LoadedFile> {
    const { manager } = this.files;
    const { order } = await this.#open(manager, token);
    const { id: orderId, projectId } = order;
    const file = await this.files.findOneBy([
      { id: fileId, projectId },
      { id: fileId, orderId },
    ]);
    if (!file) throw notFound(downloadTexts.gone);
    // Read only when it is its turn: the files of all who wait would be too much for the memory.
    const bytes = await this.#stamps.run(() => this.#bytesFor(file, order));
    if (!isCounted) return { name: file.name, bytes };
    // Once more: meanwhile the payment may have been taken back.
    await this.#open(manager, token);
    await this.links.use(manager, token, purposes);
    return { name: file.name, bytes };
  }

  async #bytesFor({ path }: DesignFile, { language, licenceCode, name }: DesignOrder): Promise<Buffer> {
    const isPdf = extname(path) === '.pdf';
    const line = stampWords[language](licenceCode!, name);
    const key = `${path} ${line}`;
    const cached = isPdf && this.#stamped.get(key);
    if (cached) return cached;
    const bytes = await this.store.read(path);
    if (!bytes) throw notFound(downloadTexts.gone);
    if (!isPdf) return bytes;
    const stamped = await this.#stamp(bytes, line);
    this.#stamped.set(key, stamped);
    return stamped;
  }

  async #stamp(bytes: Buffer, line: string): Promise<Buffer> {
    const { stampPdf } = await import('../../integrations/pdf/stamp-pdf.js');
    try {
      return await stampPdf(bytes, line);
    } catch (error) {
      this.logger.error({ err: error }, 'A file of a design could not be stamped');
      throw unavailable(secondsToWait);
    }
  }

  async #open(manager: EntityManager, token: string): Promise<{ link: SecretLink; order: DesignOrder }> {
    const link = await this.links.find(manager, token, purposes);
    // An order in the trash, or one whose payment was taken back, has no files to give.
    const found = await manager.findOneBy(DesignOrder, { id: link.recordId });
    if (found?.payment !== PaymentState.VERIFIED) throw linkRefusal(link.purpose, 'unknown');
    return { link, order: await withProject(manager, found) };
  }
}
