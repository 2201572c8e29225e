import { ActivitySubject } from '../activity/activity.module.js';
import { BinEntity, type BinnedKind } from '../bin/bin.module.js';
import { Consultant } from './consultant.entity.js';
import { ConsultantDto } from './dto/consultant.dto.js';

export const consultantKind: BinnedKind<Consultant> = {
  entity: BinEntity.CONSULTANT,
  target: Consultant,
  label: 'Consultant',
  subject: ActivitySubject.CONSULTANT,
  notFound: 'Consultant not found.',
  titleOf: ({ name }) => name,
  toDto: ConsultantDto.from,
  describe: ({ name, title }) => ({ title: name, subtitle: title ?? '' }),
  keptBy: 'consultation',
};
