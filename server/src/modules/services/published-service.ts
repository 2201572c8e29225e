import { RecordKind } from '../../common/record-kind.js';
import { namesOf, type PublishedKind } from '../publications/publications.module.js';
import type { Service } from './service.entity.js';
import { revisedService } from './revised-service.js';
import { serviceKind } from './service-kind.js';

export const publishedService: PublishedKind<Service> = {
  kind: RecordKind.SERVICE,
  record: serviceKind,
  content: namesOf(revisedService.fields, 'isActive'),
  isPublished: ({ isActive }) => isActive,
  setPublished: (service, isPublished) => {
    service.isActive = isPublished;
  },
};
