import type { PublicServiceDto } from '@consultancy/client-shared/api/model';
import type { TFunction } from 'i18next';
import { type ServiceId, serviceIds, serviceImages } from '../../content/services/services-content';
import { paths } from '../../paths';

/** What cards and pages show of a service, whoever wrote it. */
export interface Service {
  /** Its part of the address. */
  id: string;
  path: string;
  title: string;
  description: string;
  /** Paragraphs separated by an empty line. */
  longDescription: string;
  duration: string;
  features: string[];
  process: string[];
  benefits: string[];
  image: string | null;
  imageAlt: string;
  /** The record of a service that staff added; built-in ones have none. */
  record?: PublicServiceDto;
}

/** What an unknown id shows. */
const FALLBACK: ServiceId = 'residence';

/** The name of a built-in service, or residence for any other id. */
export function builtInIdOf(serviceId = ''): ServiceId {
  return serviceIds.find((id) => id === serviceId) ?? FALLBACK;
}

export function builtInService(id: ServiceId, t: TFunction<'services'>): Service {
  const texts = t(`builtIn.${id}`, { returnObjects: true });
  return { id, path: paths.service(id), image: serviceImages[id], ...texts };
}

export function addedService(record: PublicServiceDto, t: TFunction<'services'>): Service {
  const { title, description, longDescription, features, process, benefits, image } = record;
  const id = String(record.id);
  return {
    ...{ id, path: paths.service(id), record, image, imageAlt: title },
    ...{ title, description, longDescription, features, process, benefits },
    duration: t('detail.contactForDetails'),
  };
}
