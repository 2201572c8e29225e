import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { findRanked } from '../../common/pagination/find-ranked.js';
import { wordsOf } from '../../common/pagination/search.js';
import { excerptAround, markWords } from '../../common/search/mark-words.js';
import { searchedWord, SearchedText } from '../../common/search/searched-text.js';
import { type SitePage, SitePages } from '../../common/site-pages/site-pages.js';
import { readDeleted } from '../services/services.module.js';
import type { SiteHitDto, SiteHitsDto, SiteSearchDto, SiteSearchQuery } from './dto/site-search.dto.js';
import { type FoundPage, publicPlaces, readPassages } from './public-places.js';

/** Most characters of the text of a hit. */
const excerptLength = 200;

type Place = keyof typeof publicPlaces;

/** One search for all that visitors can read. */
@Injectable()
export class SiteSearchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sitePages: SitePages,
  ) {}

  async search({ q = '', limit = 5, language = SiteLanguage.en }: SiteSearchQuery): Promise<SiteSearchDto> {
    const words = wordsOf(q);
    const known = words.length === 0 ? [] : await this.sitePages.find(language, words);
    const { projects, services, posts } = await this.#findRecords(words, limit, language);
    const show = (found: FoundPage[]): SiteHitsDto => ({
      hits: found.slice(0, limit).map((page) => toHit(page, words)),
      hasMore: found.length > limit,
    });
    return {
      projects: show(projects),
      services: show(services),
      posts: show(posts),
      pages: show(known.map((page) => toFound(page, language))),
    };
  }

  /** One more of each kind than are wanted, to know whether there are more. */
  async #findRecords(
    words: string[],
    limit: number,
    language: SiteLanguage,
  ): Promise<Record<Place, FoundPage[]>> {
    const places = Object.keys(publicPlaces) as Place[];
    const requested = places.map((place) => () => publicPlaces[place].all(this.dataSource, language));
    const rows = await findRanked(requested, { search: words.join(' '), limit: limit + 1 });
    const found = places.map(
      (place, index) =>
        [place, rows[index]!.map((row) => publicPlaces[place].toPage(row, language))] as const,
    );
    const result = Object.fromEntries(found) as Record<Place, FoundPage[]>;
    result.services.push(...(await this.#findDeletedServices(words, language)));
    await this.#addPassages(result.posts, rows[places.indexOf('posts')] as { id: number }[], words, language);
    return result;
  }

  /** Of a standard service that staff have deleted, the page shows the texts of the product. */
  async #findDeletedServices(words: string[], language: SiteLanguage): Promise<FoundPage[]> {
    if (words.length === 0) return [];
    const searched = words.map(searchedWord);
    return (await readDeleted(this.dataSource.manager, language))
      .map(({ slug, title, description, longDescription, image }) => ({
        ...{ path: `/services/${slug}`, title, texts: [description, longDescription], image, language },
      }))
      .filter(({ title, texts }) => new SearchedText([title, ...texts].join('\n')).holds(searched));
  }

  /** An article is found by its text too, which is read only where title and excerpt do not show why. */
  async #addPassages(
    posts: FoundPage[],
    rows: { id: number }[],
    words: string[],
    language: SiteLanguage,
  ): Promise<void> {
    const isShown = ({ title, texts }: FoundPage) => isMarked([title, ...texts].join('\n'), words);
    const unshown = rows.filter((_, index) => !isShown(posts[index]!));
    const passages = await readPassages(
      this.dataSource,
      unshown.map(({ id }) => id),
      words[0] ?? '',
      language,
    );
    for (const [index, { id }] of rows.entries()) {
      const passage = passages.get(id);
      if (passage !== undefined) posts[index]!.texts.push(passage);
    }
  }
}

function toFound({ path, title, text, more, image }: SitePage, language: SiteLanguage): FoundPage {
  return { path, title, texts: [text, more], image, language };
}

function toHit({ path, title, texts, image, language }: FoundPage, words: string[]): SiteHitDto {
  const text = texts.find((each) => isMarked(each, words)) ?? texts[0] ?? '';
  return {
    path,
    title: markWords(title, words),
    text: markWords(excerptAround(text, words, excerptLength), words),
    image,
    language,
  };
}

function isMarked(text: string, words: string[]): boolean {
  return markWords(text, words).some(({ isMatch }) => isMatch);
}
