import { dayAfter, dayInAddisAbaba, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { validationError } from '../../common/errors/api-exception.js';
import { RecordKind } from '../../common/record-kind.js';
import { RecordWriter } from '../../content/content.module.js';
import { LinkPurpose, SecretLinksService } from '../secret-links/secret-links.module.js';
import { hashPassword } from '../users/users.module.js';
import { type CreatePackLinkDto, type NewPackLinkDto, PackLinkDto } from './dto/pack-link.dto.js';
import { sharedPackPath } from './shared-pack-path.js';
import { tenderPackType } from './tender-pack.content-type.js';
import { TenderPacksService } from './tender-packs.service.js';

const mostDays = 365;

/** Links with which staff share packs. */
@Injectable()
export class PackLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly packs: TenderPacksService,
    private readonly records: RecordWriter,
    private readonly links: SecretLinksService,
  ) {}

  /** Those that still work, the newest first. @throws ApiException 404 */
  async list(packId: number): Promise<PackLinkDto[]> {
    await this.packs.load(packId);
    const links = await this.links.list(this.dataSource.manager, subject(packId), LinkPurpose.PACK);
    return links.map(PackLinkDto.from);
  }

  /** @throws ApiException 400 for a day that is past or too far, 404, 409 where there are too many already */
  async create(
    packId: number,
    { until, password }: CreatePackLinkDto,
    { userId: createdById }: Caller,
  ): Promise<NewPackLinkDto> {
    const today = dayInAddisAbaba(new Date());
    const last = dayAfter(today, mostDays);
    if (until < today || until > last)
      throw validationError([{ field: 'until', message: `until must be a day from ${today} to ${last}.` }]);
    const passwordHash = password === undefined ? null : await hashPassword(password);
    const expiresAt = instantInAddisAbaba(until, '23:59');
    return this.dataSource.transaction(async (manager) => {
      await this.records.load(manager, tenderPackType, packId);
      const wanted = { ...subject(packId), purpose: LinkPurpose.PACK, createdById, expiresAt, passwordHash };
      const { token, link } = await this.links.add(manager, wanted);
      return { ...PackLinkDto.from(link), path: sharedPackPath(token) };
    });
  }

  /** One that does not work any more stays so. */
  async revoke(id: number): Promise<void> {
    await this.links.expire(this.dataSource.manager, id, LinkPurpose.PACK);
  }
}

function subject(recordId: number) {
  return { kind: RecordKind.TENDER_PACK, recordId };
}
