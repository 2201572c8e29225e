import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { readRows } from '../../common/pagination/plain-rows.js';
import { PrivateFileStore } from '../../integrations/private-files/private-file-store.js';
import { buildDocument } from './document/build-document.js';
import { writeHtml } from './document/write-html.js';
import {
  ListedTenderPackDto,
  type ListTenderPacksQuery,
  type PackChangeDto,
  type PackPreviewDto,
  type PreviewTenderPackDto,
  TenderPackDto,
} from './dto/tender-pack.dto.js';
import { PackFactsService } from './pack-facts.service.js';
import type { LoadedPackFile } from './send-pack-file.js';
import { newPack, TenderPack } from './tender-pack.entity.js';

const listed = [...ListedTenderPackDto.fields, 'projectIds', 'personIds'] as const;

/** Packs as staff read them. */
@Injectable()
export class TenderPacksService {
  constructor(
    @InjectRepository(TenderPack) private readonly packs: Repository<TenderPack>,
    private readonly facts: PackFactsService,
    private readonly store: PrivateFileStore,
  ) {}

  /** What was changed last comes first. Facts are megabytes: none are read. */
  list(query: ListTenderPacksQuery): Promise<Page<ListedTenderPackDto>> {
    const builder = this.packs.createQueryBuilder('pack');
    return findPage(builder, query, 'pack.updatedAt', toListed, {
      read: (rows) => readRows(rows, listed),
    });
  }

  async find(id: number): Promise<TenderPackDto> {
    return TenderPackDto.from(await this.load(id));
  }

  /** A whole page, of a pack that may not be saved yet. */
  async preview({ packId, ...fields }: PreviewTenderPackDto): Promise<PackPreviewDto> {
    const taken = packId === undefined ? [] : (await this.load(packId)).facts;
    const pack = newPack(fields);
    pack.facts = await this.facts.complete(this.packs.manager, pack, taken);
    return { html: writeHtml(await buildDocument(pack)) };
  }

  /** What is another by now. */
  async changes(id: number): Promise<PackChangeDto[]> {
    const pack = await this.load(id);
    return this.facts.compare(pack.facts, await this.facts.renew(this.packs.manager, pack, pack.facts));
  }

  /** @throws ApiException 404 where there is none, or it is not made yet */
  async file({ files, title }: TenderPack, fileId: string): Promise<LoadedPackFile> {
    const file = files.find((each) => each.id === fileId);
    const bytes = file?.path && (await this.store.read(file.path));
    if (!file || !bytes) throw notFound('This file does not exist, or is not made yet.');
    return { format: file.format, title, bytes };
  }

  /** @throws ApiException 404 */
  async load(id: number): Promise<TenderPack> {
    const pack = await this.packs.findOneBy({ id });
    if (!pack) throw notFound('Tender pack not found.');
    return pack;
  }
}

function toListed({
  projectIds,
  personIds,
  ...pack
}: Pick<TenderPack, (typeof listed)[number]>): ListedTenderPackDto {
  return { ...ListedTenderPackDto.from(pack), projectIds, personIds };
}
