import { RecordKind } from '../../common/record-kind.js';
import type { TrashableType } from '../../content/content.module.js';
import { TenderPackDto } from './dto/tender-pack.dto.js';
import { TenderPack } from './tender-pack.entity.js';

export const tenderPackType: TrashableType<TenderPack> & { toDto(pack: TenderPack): TenderPackDto } = {
  kind: RecordKind.TENDER_PACK,
  entity: TenderPack,
  notFound: 'Tender pack not found.',
  titleOf: ({ title }) => title,
  toDto: TenderPackDto.from,
  trash: {
    label: 'Tender pack',
    subtitleOf: ({ projectIds, personIds }) => `${projectIds.length} projects, ${personIds.length} people`,
    filesOf: ({ files }) => files.flatMap(({ path }) => path ?? []),
  },
};
