import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import {
  isTranslatedLanguage,
  type SiteLanguage,
  type TranslatedLanguage,
} from '../../common/language/site-language.enum.js';
import { readRows } from '../../common/pagination/plain-rows.js';
import { textLimits } from '../../common/text-limits.js';
import {
  inLanguage,
  sortedInLanguage,
  TextFormat,
  type Texts,
  type TranslatedKind,
  translationFor,
  type WithTranslation,
} from '../translations/translations.module.js';
import { picturesOf, sayPictures, type WithPictures } from '../pictures/pictures.module.js';
import type { PrivateChanges } from '../publications/publications.module.js';
import { minutesToRead } from '@consultancy/shared/article/reading-time';
import { RecordKind } from '../../common/record-kind.js';
import { BlogPost } from './blog-post.entity.js';
import { blogTexts } from './blog-texts.js';
import { longestTag } from './dto/create-post.dto.js';
import { publicPostFields, publicPostSummaryFields } from './dto/public-post.dto.js';

const { LINE, LIST, MARKDOWN, PARAGRAPHS } = TextFormat;

export const translatedPost: TranslatedKind<BlogPost> = {
  kind: RecordKind.POST,
  target: BlogPost,
  subject: RecordKind.POST,
  notFound: blogTexts.notFound,
  fields: {
    title: { format: LINE, longest: textLimits.title },
    excerpt: { format: PARAGRAPHS, longest: textLimits.short },
    content: { format: MARKDOWN, longest: textLimits.markdown },
    tags: { format: LIST, longest: longestTag },
    authorName: { format: LINE, longest: textLimits.name },
  },
  onSaved: noteReadTime,
};

/** A list that says how long an article takes does not read its text. The record's version is that of the English. */
async function noteReadTime(
  manager: EntityManager,
  id: number,
  language: TranslatedLanguage,
  { content }: Texts,
): Promise<void> {
  const minutes = typeof content === 'string' ? { [language]: minutesToRead(content) } : {};
  await manager.query(
    'UPDATE blog_posts SET translated_read_times = (translated_read_times - $2::text) || $3 WHERE id = $1',
    [id, language, minutes],
  );
}

/** Minutes in the language that a row was read for, as far as readers of it get the text in that language. */
function readTimeIn(
  { readTime, readTimeComputed, translatedReadTimes, translation }: ReadTimes & WithTranslation,
  language: SiteLanguage,
): { readTime: number } {
  const isTheirs = readTimeComputed && translation !== null && isTranslatedLanguage(language);
  return { readTime: (isTheirs && translatedReadTimes[language]) || readTime };
}

type ReadTimes = Pick<BlogPost, 'readTime' | 'readTimeComputed' | 'translatedReadTimes'>;

const summaryNames = ['title', 'excerpt', 'tags', 'authorName'] as const;

/** Plain rows of articles in a language, without their texts. @param builder its alias is `post` */
export async function readSummaries(builder: SelectQueryBuilder<BlogPost>, language: SiteLanguage) {
  const rows = await readRows<
    BlogPost,
    (typeof publicPostSummaryFields)[number],
    WithTranslation & WithPictures
  >(builder, publicPostSummaryFields, {
    ...translationFor(RecordKind.POST, language, 'post.id', ['content']),
    ...picturesOf(RecordKind.POST, language, 'post.id', ['featured_image']),
  });
  return rows.map((row) => ({
    ...sayPictures(inLanguage(row, language, summaryNames), language),
    ...readTimeIn(row, language),
  }));
}

/** The same with their texts. @param changes what is read in place of what one of them says */
export async function readArticles(
  builder: SelectQueryBuilder<BlogPost>,
  language: SiteLanguage,
  changes: PrivateChanges | null = null,
) {
  const rows = await readRows<BlogPost, (typeof publicPostFields)[number], WithTranslation & WithPictures>(
    builder,
    publicPostFields,
    {
      ...translationFor(RecordKind.POST, language, 'post.id'),
      ...picturesOf(
        RecordKind.POST,
        language,
        'post.id',
        ['featured_image', 'content', `texts.${language}`],
        changes?.id,
      ),
    },
  );
  return rows.map((row) => {
    const changed = { ...row, ...changes?.content };
    return {
      ...sayPictures(inLanguage(changed, language, [...summaryNames, 'content']), language),
      ...readTimeIn(changed, language),
    };
  });
}

/** What articles are sorted by for a reader. */
export function sortColumnIn(language: SiteLanguage, sortColumn: string): string {
  return sortedInLanguage(RecordKind.POST, language, sortColumn, summaryNames);
}
