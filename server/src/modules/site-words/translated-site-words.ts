import { readRows } from '../../common/pagination/plain-rows.js';
import type { SelectQueryBuilder } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { textLimits } from '../../common/text-limits.js';
import { RecordKind } from '../../common/record-kind.js';
import {
  inLanguage,
  TextFormat,
  type TranslatedKind,
  translationFor,
  type WithTranslation,
} from '../translations/translations.module.js';
import { picturesOf, sayPictures, type WithPictures } from '../pictures/pictures.module.js';
import { publicSiteWordsFields } from './dto/public-site-words.dto.js';
import { siteWordsTexts } from './site-words-texts.js';
import { longestStatement, SiteWords } from './site-words.entity.js';

const { LINE, LIST, PARAGRAPHS } = TextFormat;
const heading = { format: LINE, longest: textLimits.title };
const text = { format: PARAGRAPHS, longest: textLimits.short };
const statement = { format: PARAGRAPHS, longest: longestStatement };
const list = { format: LIST, longest: textLimits.short };

export const translatedSiteWords = {
  kind: RecordKind.SITE_WORDS,
  target: SiteWords,
  subject: RecordKind.SETTINGS,
  notFound: siteWordsTexts.notFound,
  called: 'Words of the site',
  fields: {
    heroHeadline: heading,
    heroText: text,
    callHeading: heading,
    callText: text,
    figureLabels: list,
    aboutTitle: heading,
    aboutText: text,
    mission: statement,
    vision: statement,
    whoWeAre: { format: PARAGRAPHS, longest: textLimits.message },
    associationNames: list,
    certificationNames: list,
    certificationTexts: list,
  },
} satisfies TranslatedKind<SiteWords>;

const names = Object.keys(translatedSiteWords.fields) as (keyof typeof translatedSiteWords.fields)[];

/** The words in a language, as plain rows. @param builder its alias is `words` */
export async function readInLanguage(builder: SelectQueryBuilder<SiteWords>, language: SiteLanguage) {
  const rows = await readRows<
    SiteWords,
    (typeof publicSiteWordsFields)[number],
    WithTranslation & WithPictures
  >(builder, publicSiteWordsFields, {
    ...translationFor(RecordKind.SITE_WORDS, language, 'words.id'),
    ...picturesOf(RecordKind.SITE_WORDS, language, 'words.id', ['hero_image']),
  });
  const said = names as (typeof publicSiteWordsFields)[number][];
  return rows.map((row) => sayPictures(inLanguage(row, language, said), language));
}
