import type { DataSource, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { selectRows } from '../../common/pagination/plain-rows.js';
import { RecordKind } from '../../common/record-kind.js';
import type { StaffRecord } from '../../common/staff-record.js';
import { inLanguage, translationFor, type WithTranslation } from '../../content/content.module.js';
import { BlogPost, BlogStatus } from '../blog/blog.module.js';
import { Project } from '../projects/projects.module.js';
import { Service } from '../services/services.module.js';

/** What was found, before its words are marked. */
export interface FoundPage {
  path: string;
  title: string;
  /** Words are shown in the first of them that holds one, else the first is shown as it is. */
  texts: string[];
  image: string | null;
  language: SiteLanguage;
}

/** Records that have a page each. */
interface PublicPlace {
  /** Those alone that visitors see. */
  all(dataSource: DataSource, language: SiteLanguage): SelectQueryBuilder<StaffRecord>;
  /** @param language in which the row was requested */
  toPage(row: ObjectLiteral, language: SiteLanguage): FoundPage;
}

/** Where the search of the site looks in the database, and what it shows of what it finds. */
export const publicPlaces = {
  projects: place(
    Project,
    RecordKind.PROJECT,
    ['slug', 'title', 'location', 'description', 'longDescription', 'mainImage'],
    (all) => all.where('found.isPublic'),
    ({ slug, title, location, description, longDescription, mainImage }) => ({
      path: `/projects/${encodeURIComponent(slug)}`,
      title,
      texts: [description, withoutMarkdown(longDescription ?? ''), location],
      image: mainImage,
    }),
  ),
  services: place(
    Service,
    RecordKind.SERVICE,
    ['slug', 'title', 'description', 'longDescription', 'image'],
    (all) => all.where('found.isActive'),
    ({ id, slug, title, description, longDescription, image }) => ({
      path: `/services/${slug ?? id}`,
      title,
      texts: [description, withoutMarkdown(longDescription)],
      image,
    }),
  ),
  posts: place(
    BlogPost,
    RecordKind.POST,
    ['slug', 'title', 'excerpt', 'featuredImage'],
    (all) => all.where('found.status = :published', { published: BlogStatus.PUBLISHED }),
    ({ slug, title, excerpt, featuredImage }) => ({
      path: `/blog/${encodeURIComponent(slug)}`,
      title,
      texts: [excerpt],
      image: featuredImage,
    }),
  ),
};

function place<Entity extends StaffRecord, Name extends keyof Entity & string>(
  target: EntityTarget<Entity>,
  kind: RecordKind,
  names: Name[],
  keepPublic: (all: SelectQueryBuilder<Entity>) => unknown,
  show: (row: Pick<Entity, Name> & { id: number }) => Omit<FoundPage, 'language'>,
): PublicPlace {
  return {
    all: (dataSource, language) => {
      const builder = dataSource.getRepository(target).createQueryBuilder('found');
      keepPublic(builder);
      const translation = translationFor(kind, language, 'found.id', ['content']);
      return selectRows(builder, ['id', ...names], translation) as SelectQueryBuilder<StaffRecord>;
    },
    toPage: (row, language) => {
      const said = inLanguage(row as WithTranslation & Parameters<typeof show>[0], language, names);
      return { ...show(said), language: said.fallbacks.includes('title') ? SiteLanguage.en : language };
    },
  };
}

/** So much of an article around a word; an article may be long, and is never read whole to show a line of it. */
const passageLength = 1_200;
const before = 400;

/** The text around a word in articles, without the signs of Markdown, by their ids; where the word is as it is typed. */
export async function readPassages(
  dataSource: DataSource,
  ids: number[],
  word: string,
  language: SiteLanguage,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { translation } = translationFor(RecordKind.POST, language, 'found.id');
  const content = `coalesce(${translation} ->> 'content', found.content)`;
  const place = `strpos(lower(${content} COLLATE "und-x-icu"), lower(CAST(:word AS text) COLLATE "und-x-icu"))`;
  const rows = await dataSource
    .getRepository(BlogPost)
    .createQueryBuilder('found')
    .select('found.id', 'id')
    .addSelect(`substr(${content}, greatest(1, ${place} - ${before}), ${passageLength})`, 'passage')
    .where('found.id IN (:...ids)', { ids, word })
    .getRawMany<{ id: number; passage: string }>();
  return new Map(rows.map(({ id, passage }) => [id, withoutMarkdown(passage)]));
}

/** Roughly: for a line or two that nobody reads as an article. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/!\[[^[\]]*\](\([^()]*\)|\[[^[\]]*\])?/g, ' ')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[ \t]*(#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replace(/^[ \t|:-]+$/gm, ' ')
    .replace(/[*_`|]+/g, ' ');
}
