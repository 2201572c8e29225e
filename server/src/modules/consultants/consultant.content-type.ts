import { RecordKind } from '../../common/record-kind.js';
import type { TrashableType } from '../../content/content.module.js';
import { Consultant } from './consultant.entity.js';
import { ConsultantDto } from './dto/consultant.dto.js';

export const consultantType: TrashableType<Consultant> = {
  kind: RecordKind.CONSULTANT,
  entity: Consultant,
  notFound: 'Consultant not found.',
  titleOf: ({ name }) => name,
  toDto: ConsultantDto.from,
  trash: { label: 'Consultant', subtitleOf: ({ title }) => title ?? '', heldBy: 'consultation' },
};
