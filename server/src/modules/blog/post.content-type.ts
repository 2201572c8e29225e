import { minutesToRead } from '@consultancy/shared/article/reading-time';
import type { EntityManager } from 'typeorm';
import type { TranslatedLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { updateUnversioned } from '../../common/versioning.js';
import type { PublishedType, Texts, WrittenType } from '../../content/content.module.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogStatus } from './blog-status.enum.js';
import { blogTexts } from './blog-texts.js';
import { PostDto } from './dto/post.dto.js';

export const postType: WrittenType<BlogPost, PostDto> & PublishedType<BlogPost> = {
  kind: RecordKind.POST,
  entity: BlogPost,
  notFound: blogTexts.notFound,
  titleOf: ({ title }) => title,
  toDto: PostDto.from,
  trash: { label: 'Article', subtitleOf: ({ category }) => category },
  folder: 'blog',
  pictureField: 'featuredImage',
  publishing: {
    field: 'status',
    isPublished: ({ status }) => status === BlogStatus.PUBLISHED,
    setPublished: (post, isPublished) => {
      post.status = isPublished ? BlogStatus.PUBLISHED : BlogStatus.DRAFT;
      // The first publication is the one that readers see dated.
      if (isPublished) post.publishedAt ??= new Date();
    },
  },
  slugOf: ({ slug }) => slug,
  onTranslated: noteReadTime,
};

/** A list that says how long an article takes does not read its text. The record's version is that of the English. */
async function noteReadTime(
  manager: EntityManager,
  id: number,
  language: TranslatedLanguage,
  { content }: Texts,
): Promise<void> {
  const minutes = typeof content === 'string' ? { [language]: minutesToRead(content) } : {};
  const translatedReadTimes = () => '(translated_read_times - :language::text) || :minutes::jsonb';
  await updateUnversioned(manager, BlogPost, { translatedReadTimes })
    .where({ id })
    .setParameters({ language, minutes })
    .execute();
}
