import { Injectable } from '@nestjs/common';
import type { SiteLanguage } from '../language/site-language.enum.js';
import { searchedWord, SearchedText } from '../search/searched-text.js';

/** A page that is always there, as the public client knows it. */
export interface SitePage {
  /** Without the language. */
  path: string;
  title: string;
  /** What it says of itself in a few sentences. */
  text: string;
  /** Its other texts, which are searched too. */
  more: string;
  image: string | null;
}

interface KnownPage {
  page: SitePage;
  title: SearchedText;
  whole: SearchedText;
}

/** The pages of the public site that no record makes. `site/` registers them, which alone knows the built client. */
@Injectable()
export class SitePages {
  private read?: (language: SiteLanguage) => Promise<SitePage[]>;
  private readonly pages = new Map<SiteLanguage, KnownPage[]>();

  /** To be called while the application starts; without a built client there are no pages. */
  readWith(read: (language: SiteLanguage) => Promise<SitePage[]>): void {
    this.read = read;
  }

  /** The pages that hold all words in a language, those with the words in their title first. */
  async find(language: SiteLanguage, typed: string[]): Promise<SitePage[]> {
    const words = typed.map(searchedWord);
    return (await this.#pagesIn(language))
      .filter(({ whole }) => whole.holds(words))
      .map(({ page, title }) => ({ page, rank: title.rank(words) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ page }) => page);
  }

  /** They never change while the server runs, and most servers are never requested all languages. */
  async #pagesIn(language: SiteLanguage): Promise<KnownPage[]> {
    const known = this.pages.get(language);
    if (known || !this.read) return known ?? [];
    const pages = (await this.read(language)).map((page) => ({
      page,
      title: new SearchedText(page.title),
      whole: new SearchedText([page.title, page.text, page.more].join('\n')),
    }));
    this.pages.set(language, pages);
    return pages;
  }
}
