import type { SelectQueryBuilder } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { readRows } from '../../common/pagination/plain-rows.js';
import { textLimits } from '../../common/text-limits.js';
import { RecordKind } from '../../common/record-kind.js';
import {
  inLanguage,
  sortedInLanguage,
  TextFormat,
  type TranslatedKind,
  translationFor,
  type WithTranslation,
} from '../translations/translations.module.js';
import { picturesOf, sayPictures, type WithPictures } from '../pictures/pictures.module.js';
import type { PrivateChanges } from '../publications/publications.module.js';
import { publicServiceFields } from './dto/public-service.dto.js';
import { serviceTexts } from './service-texts.js';
import { Service } from './service.entity.js';

const { LINE, LIST, PARAGRAPHS } = TextFormat;

export const translatedService: TranslatedKind<Service> = {
  kind: RecordKind.SERVICE,
  target: Service,
  subject: RecordKind.SERVICE,
  notFound: serviceTexts.notFound,
  fields: {
    title: { format: LINE, longest: textLimits.title },
    description: { format: PARAGRAPHS, longest: textLimits.short },
    longDescription: { format: PARAGRAPHS, longest: textLimits.message },
    duration: { format: LINE, longest: textLimits.name },
    features: { format: LIST, longest: textLimits.short },
    process: { format: LIST, longest: textLimits.short },
    benefits: { format: LIST, longest: textLimits.short },
  },
};

const names = [
  'title',
  'description',
  'longDescription',
  'duration',
  'features',
  'process',
  'benefits',
] as const;

/**
 * Plain rows of services in a language.
 * @param builder its alias is `service`
 * @param changes what is read in place of what one of them says
 */
export async function readInLanguage(
  builder: SelectQueryBuilder<Service>,
  language: SiteLanguage,
  changes: PrivateChanges | null = null,
) {
  const rows = await readRows<Service, (typeof publicServiceFields)[number], WithTranslation & WithPictures>(
    builder,
    publicServiceFields,
    {
      ...translationFor(RecordKind.SERVICE, language, 'service.id'),
      ...picturesOf(RecordKind.SERVICE, language, 'service.id', ['image'], changes?.id),
    },
  );
  return rows.map((row) =>
    sayPictures(inLanguage({ ...row, ...changes?.content }, language, names), language),
  );
}

/** What services are sorted by for a reader. */
export function sortColumnIn(language: SiteLanguage, sortColumn: string): string {
  return sortedInLanguage(RecordKind.SERVICE, language, sortColumn, names);
}

/** What lists of the standard services show. */
const listed = ['id', 'slug', 'title', 'description', 'image'] as const;

/** The same with what lists of the standard services show. */
export async function readListedInLanguage(builder: SelectQueryBuilder<Service>, language: SiteLanguage) {
  const translation = translationFor(RecordKind.SERVICE, language, 'service.id');
  const rows = await readRows<Service, (typeof listed)[number], WithTranslation>(
    builder,
    listed,
    translation,
  );
  return rows.map((row) => inLanguage(row, language, ['title', 'description']));
}
