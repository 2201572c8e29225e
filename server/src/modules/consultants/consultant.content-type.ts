import { RecordKind } from '../../common/record-kind.js';
import { type BinnedType } from '../../content/content.module.js';
import { Consultant } from './consultant.entity.js';
import { ConsultantDto } from './dto/consultant.dto.js';

export const consultantType: BinnedType<Consultant> = {
  kind: RecordKind.CONSULTANT,
  entity: Consultant,
  notFound: 'Consultant not found.',
  titleOf: ({ name }) => name,
  toDto: ConsultantDto.from,
  bin: { label: 'Consultant', subtitleOf: ({ title }) => title ?? '', keptBy: 'consultation' },
};
