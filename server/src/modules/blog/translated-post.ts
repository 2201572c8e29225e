import type { SelectQueryBuilder } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { readRows } from '../../common/pagination/plain-rows.js';
import { textLimits } from '../../common/text-limits.js';
import { ActivitySubject } from '../activity/activity.module.js';
import {
  inLanguage,
  sortedInLanguage,
  TextFormat,
  type TranslatedKind,
  translationFor,
  TranslationKind,
  type WithTranslation,
} from '../translations/translations.module.js';
import { picturesOf, sayPictures, type WithPictures } from '../pictures/pictures.module.js';
import { BlogPost } from './blog-post.entity.js';
import { blogTexts } from './blog-texts.js';
import { longestTag } from './dto/create-post.dto.js';
import { publicPostFields, publicPostSummaryFields } from './dto/public-post.dto.js';

const { LINE, LIST, MARKDOWN, PARAGRAPHS } = TextFormat;

export const translatedPost: TranslatedKind<BlogPost> = {
  kind: TranslationKind.POST,
  target: BlogPost,
  subject: ActivitySubject.POST,
  notFound: blogTexts.notFound,
  fields: {
    title: { format: LINE, longest: textLimits.title },
    excerpt: { format: PARAGRAPHS, longest: textLimits.short },
    content: { format: MARKDOWN, longest: textLimits.markdown },
    tags: { format: LIST, longest: longestTag },
    authorName: { format: LINE, longest: textLimits.name },
  },
};

const summaryNames = ['title', 'excerpt', 'tags', 'authorName'] as const;

/** Plain rows of articles in a language, without their texts. @param builder its alias is `post` */
export async function readSummaries(builder: SelectQueryBuilder<BlogPost>, language: SiteLanguage) {
  const rows = await readRows<
    BlogPost,
    (typeof publicPostSummaryFields)[number],
    WithTranslation & WithPictures
  >(builder, publicPostSummaryFields, {
    ...translationFor(TranslationKind.POST, language, 'post.id', ['content']),
    ...picturesOf(TranslationKind.POST, language, 'post.id', ['featured_image']),
  });
  return rows.map((row) => sayPictures(inLanguage(row, language, summaryNames), language));
}

/** The same with their texts. */
export async function readArticles(builder: SelectQueryBuilder<BlogPost>, language: SiteLanguage) {
  const rows = await readRows<BlogPost, (typeof publicPostFields)[number], WithTranslation & WithPictures>(
    builder,
    publicPostFields,
    {
      ...translationFor(TranslationKind.POST, language, 'post.id'),
      ...picturesOf(TranslationKind.POST, language, 'post.id', ['featured_image', 'content']),
    },
  );
  return rows.map((row) => sayPictures(inLanguage(row, language, [...summaryNames, 'content']), language));
}

/** What articles are sorted by for a reader. */
export function sortColumnIn(language: SiteLanguage, sortColumn: string): string {
  return sortedInLanguage(TranslationKind.POST, language, sortColumn, summaryNames);
}
