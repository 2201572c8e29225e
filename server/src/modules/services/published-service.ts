import { PublicationKind, type PublishedKind } from '../publications/publications.module.js';
import type { Service } from './service.entity.js';
import { serviceKind } from './service-kind.js';

export const publishedService: PublishedKind<Service> = {
  kind: PublicationKind.SERVICE,
  record: serviceKind,
  isPublished: ({ isActive }) => isActive,
  setPublished: (service, isPublished) => {
    service.isActive = isPublished;
  },
};
