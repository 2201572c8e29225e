import { pictureAt } from '@consultancy/client-shared/api';
import type {
  PublicPictureDto,
  PublicServiceDetailsDto,
  PublicServiceDto,
  StandardServiceDto,
} from '@consultancy/client-shared/api/model';
import type { Messages } from '@consultancy/client-shared/i18n';
import {
  standardImages,
  type StandardSlug,
  standardSlugs,
} from '@consultancy/client-shared/standard-services';
import { paths } from '../../lib/paths';

/** Taken as they are, because the standard services are lists of texts. */
export type ServiceTexts = Messages['services'];

/** What a card shows of a service. */
export interface ServiceSummary {
  /** Its part of the address. */
  id: string;
  path: string;
  title: string;
  description: string;
  image: string | null;
  /** What is known of that picture; nothing of one that the site brings along. */
  picture?: PublicPictureDto | undefined;
  /** Names of the texts that are in English because they are not translated. */
  fallbacks: string[];
  /** The record of a service that staff added; standard ones have none here. */
  record?: PublicServiceDto;
}

/** What the page of a service shows, for standard services and those of staff. */
export interface Service extends ServiceSummary {
  /** Markdown of a record; of a built-in text, paragraphs separated by an empty line. */
  longDescription: string;
  /** The same as the server renders it; without an answer there is none. */
  longDescriptionHtml?: string | undefined;
  duration: string;
  features: string[];
  process: string[];
  benefits: string[];
  imageAlt: string;
}

/** What an unknown id shows. */
const FALLBACK: StandardSlug = 'residence';

/** A service of a list has its texts as they are written. */
type ShownRecord = PublicServiceDto & Partial<Pick<PublicServiceDetailsDto, 'longDescriptionHtml'>>;

/** What is shown where staff hide a standard service, as for an unknown id. */
export function fallbackService(texts: ServiceTexts): Service {
  return builtInService(FALLBACK, texts);
}

/** The name of a standard service, or residence for any other id. */
export function standardSlugOf(serviceId = ''): StandardSlug {
  return standardSlugs.find((slug) => slug === serviceId) ?? FALLBACK;
}

/** A standard service as the site brings it along, for when the server does not answer. */
export function builtInService(slug: StandardSlug, texts: ServiceTexts): Service {
  return {
    id: slug,
    path: paths.service(slug),
    image: standardImages[slug],
    fallbacks: [],
    ...texts.builtIn[slug],
  };
}

/** The standard services as staff keep them; as the site brings them along where they cannot be had. */
export function standardServices(
  records: StandardServiceDto[] | undefined,
  texts: ServiceTexts,
): ServiceSummary[] {
  return (
    records?.map(({ slug, title, description, image, fallbacks }) => ({
      ...{ id: slug ?? '', path: paths.service(slug ?? ''), title, description, image, fallbacks },
    })) ?? standardSlugs.map((slug) => builtInService(slug, texts))
  );
}

/** A standard service as staff keep it. */
export function standardService(record: ShownRecord, texts: ServiceTexts): Service {
  const slug = standardSlugOf(record.slug ?? '');
  const { imageAlt } = texts.builtIn[slug];
  // The description of the site's own picture fits no other one.
  const alt = record.image === standardImages[slug] ? imageAlt : record.title;
  return {
    ...textsOf(record),
    id: slug,
    path: paths.service(slug),
    imageAlt: alt,
    duration: record.duration,
  };
}

export function addedService(record: ShownRecord, texts: ServiceTexts): Service {
  const id = String(record.id);
  return {
    ...textsOf(record),
    ...{ id, path: paths.service(id), record, imageAlt: record.title },
    picture: pictureAt(record.pictures, record.image),
    duration: texts.detail.contactForDetails,
  };
}

function textsOf(record: ShownRecord) {
  const {
    title,
    description,
    longDescription,
    longDescriptionHtml,
    features,
    process,
    benefits,
    image,
    fallbacks,
  } = record;
  return {
    title,
    description,
    longDescription,
    longDescriptionHtml,
    features,
    process,
    benefits,
    image,
    fallbacks,
  };
}
