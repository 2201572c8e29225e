import type { PublicServiceDto } from '../generated/index.schemas';
import { readPictures } from './read-pictures';
import { readOptionalText, readText, readTexts } from './read-values';

/** A service in the shape that screens expect, with defaults for what its record lacks. */
export function readService<Service extends Omit<PublicServiceDto, 'fallbacks' | 'pictures'>>(
  record: Service,
): Service {
  return {
    ...record,
    title: readText(record.title),
    description: readText(record.description),
    longDescription: readText(record.longDescription),
    duration: readText(record.duration),
    image: readOptionalText(record.image),
    features: readTexts(record.features),
    process: readTexts(record.process),
    benefits: readTexts(record.benefits),
    ...('pictures' in record && { pictures: readPictures(record.pictures) }),
  };
}
