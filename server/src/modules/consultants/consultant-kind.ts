import { RecordKind } from '../../common/record-kind.js';
import { type BinnedKind } from '../bin/bin.module.js';
import { Consultant } from './consultant.entity.js';
import { ConsultantDto } from './dto/consultant.dto.js';

export const consultantKind: BinnedKind<Consultant> = {
  entity: RecordKind.CONSULTANT,
  target: Consultant,
  label: 'Consultant',
  subject: RecordKind.CONSULTANT,
  notFound: 'Consultant not found.',
  titleOf: ({ name }) => name,
  toDto: ConsultantDto.from,
  describe: ({ name, title }) => ({ title: name, subtitle: title ?? '' }),
  keptBy: 'consultation',
};
