import { RecordKind } from '../../common/record-kind.js';
import type { PublishedType, WrittenType } from '../../content/content.module.js';
import { ServiceDto } from './dto/service.dto.js';
import { serviceTexts } from './service-texts.js';
import { Service } from './service.entity.js';

export const serviceType: WrittenType<Service, ServiceDto> & PublishedType<Service> = {
  kind: RecordKind.SERVICE,
  entity: Service,
  notFound: serviceTexts.notFound,
  titleOf: ({ title }) => title,
  toDto: ServiceDto.from,
  trash: { label: 'Service', subtitleOf: ({ duration }) => duration },
  folder: 'services',
  pictureField: 'image',
  publishing: {
    field: 'isActive',
    isPublished: ({ isActive }) => isActive,
    setPublished: (service, isPublished) => {
      service.isActive = isPublished;
    },
  },
};
