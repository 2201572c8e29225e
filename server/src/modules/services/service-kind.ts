import { RecordKind } from '../../common/record-kind.js';
import { type BinnedKind } from '../bin/bin.module.js';
import { ServiceDto } from './dto/service.dto.js';
import { serviceTexts } from './service-texts.js';
import { Service } from './service.entity.js';

/** What log, bin and earlier versions have to know of services. */
export const serviceKind: BinnedKind<Service> = {
  entity: RecordKind.SERVICE,
  target: Service,
  label: 'Service',
  subject: RecordKind.SERVICE,
  notFound: serviceTexts.notFound,
  titleOf: ({ title }) => title,
  toDto: ServiceDto.from,
  describe: ({ title, duration }) => ({ title, subtitle: duration }),
  imagePathsOf: ({ image }) => [image],
};
