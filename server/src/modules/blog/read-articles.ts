import type { SelectQueryBuilder } from 'typeorm';
import { isTranslatedLanguage, type SiteLanguage } from '../../common/language/site-language.enum.js';
import { readContent, type Revision, type WithTranslation } from '../../content/content.module.js';
import type { BlogPost } from './blog-post.entity.js';
import { publicPostFields, publicPostSummaryFields } from './dto/post.dto.js';
import { postType } from './post.content-type.js';

type ReadTimes = Pick<BlogPost, 'readTime' | 'readTimeComputed' | 'translatedReadTimes'>;

/** Minutes in the language that a row was read for, as far as readers of it get the text in that language. */
function readTimeIn(
  { readTime, readTimeComputed, translatedReadTimes, translation }: ReadTimes & WithTranslation,
  language: SiteLanguage,
): { readTime: number } {
  const isTheirs = readTimeComputed && translation !== null && isTranslatedLanguage(language);
  return { readTime: (isTheirs && translatedReadTimes[language]) || readTime };
}

/** Plain rows of articles in a language, without their texts. */
export async function readSummaries(builder: SelectQueryBuilder<BlogPost>, language: SiteLanguage) {
  const rows = await readContent(builder, postType, publicPostSummaryFields, { language });
  return rows.map((row) => ({ ...row, ...readTimeIn(row, language) }));
}

/** The same with their texts. @param draft what is read in place of what one of them says */
export async function readArticles(
  builder: SelectQueryBuilder<BlogPost>,
  language: SiteLanguage,
  draft: Revision | null = null,
) {
  const rows = await readContent(builder, postType, publicPostFields, { language, draft });
  return rows.map((row) => ({ ...row, ...readTimeIn(row, language) }));
}
