import type { PublicBeforeAfterDto, PublicProjectDto } from '../generated/index.schemas';
import { readRecords } from './read-answer';
import { readPictures } from './read-pictures';
import { readNumber, readOptionalText, readText, readTexts } from './read-values';

/** A project in the shape that screens expect, with defaults for what its record lacks. */
export function readProject<Project extends Omit<PublicProjectDto, 'fallbacks' | 'pictures'>>(
  record: Project,
): Project {
  return {
    ...record,
    title: readText(record.title),
    slug: readText(record.slug),
    description: readText(record.description),
    longDescription: readOptionalText(record.longDescription),
    mainImage: readOptionalText(record.mainImage),
    image: readOptionalText(record.image),
    gallery: readTexts(record.gallery),
    beforeAfter: readRecords(record.beforeAfter, (pair: PublicBeforeAfterDto) => pair).filter(
      ({ before, after }) => Boolean(readText(before) && readText(after)),
    ),
    location: readText(record.location),
    year: readOptionalText(record.year),
    type: readText(record.type) as PublicProjectDto['type'],
    style: readText(record.style) as PublicProjectDto['style'],
    status: readText(record.status) as PublicProjectDto['status'],
    metadata: readOptionalText(record.metadata),
    floors: readNumber(record.floors),
    plotSize: readNumber(record.plotSize),
    builtArea: readNumber(record.builtArea),
    price: readNumber(record.price),
    viewCount: readNumber(record.viewCount) ?? 0,
    averageRating: readNumber(record.averageRating),
    ratingCount: readNumber(record.ratingCount) ?? 0,
    ...('pictures' in record && { pictures: readPictures(record.pictures) }),
  };
}
