import type { Language } from '../language';
import { am } from './am';
import { en } from './en';
import { om } from './om';
import { serviceIds } from './services-content';
import type { ServiceId, ServicesContent } from './services-content';

export { serviceIds };
export type { ServiceId, ServicesContent, ServiceText } from './services-content';

export const services: Record<Language, ServicesContent> = { en, am, om };

/** The picture of each built-in service, the same in every language. */
export const serviceImages: Record<ServiceId, string> = {
  residence: '/uploads/demo/service-residence-1600x1067.webp',
  hotel: '/uploads/demo/service-hotel-1600x1067.webp',
  interior: '/uploads/demo/service-interior-1600x1067.webp',
  commercial: '/uploads/demo/service-commercial-1600x1067.webp',
  structural: '/uploads/demo/service-structural-1600x1067.webp',
  landscape: '/uploads/demo/service-landscape-1600x1067.webp',
  'project-management': '/uploads/demo/service-project-management-1600x1067.webp',
  'urban-planning': '/uploads/demo/service-urban-planning-1600x1067.webp',
  renovation: '/uploads/demo/service-renovation-1600x1067.webp',
  consultation: '/uploads/demo/service-consultation-1600x1067.webp',
};
