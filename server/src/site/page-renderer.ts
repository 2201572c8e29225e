import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageOf } from '../common/language/page-language.js';
import type { SiteLanguage } from '../common/language/site-language.enum.js';
import type { SitePage } from '../common/site-pages/site-pages.js';
import { clientBuilds } from './client-builds.js';
import type { InProcessApi } from './in-process-api.js';

/** What the public client's renderer is given and what it returns; see client-public/src/app/entry-server.tsx. */
interface RenderRequest {
  url: string;
  savesData: boolean;
  publicUrl: string;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

interface RenderResult {
  status: number;
  /** Where to send the visitor instead. */
  location?: string;
  lang: string;
  head: string;
  html: string;
  state: string;
  /** Modules the page is made of in the browser, as the build names them; `index.html` starts it. */
  modules: string[];
}

/** The addresses of the public client's pages, which only it knows. */
export interface PageAddresses {
  /** Paths of the pages that are always there. */
  standing: string[];
  service: (id: string) => string;
  project: (slug: string) => string;
  article: (slug: string) => string;
  languages: string[];
  /** The whole address of a path in a language. */
  inLanguage: (publicUrl: string, path: string, language: string) => string;
}

/** What the public client's build exports. */
interface Renderer {
  render: (request: RenderRequest) => Promise<RenderResult>;
  addresses: PageAddresses;
  /** The pages that no record makes, as they are in a language. */
  sitePages: (language: string) => Promise<SitePage[]>;
  webManifest: (language: string, fetch: RenderRequest['fetch']) => Promise<object>;
}

/** A file that the build made of a module (Vite's manifest). */
interface Chunk {
  file: string;
  /** Keys of the chunks that have to be there first. */
  imports?: string[];
}

/** Renders the public client's pages on the server, with data that it fetches in process. */
export class PageRenderer {
  private constructor(
    private readonly template: string,
    private readonly chunks: Record<string, Chunk>,
    readonly client: Renderer,
    private readonly api: InProcessApi,
    private readonly publicUrl: string,
  ) {}

  /** @returns undefined while the public client has not been built */
  static async load(api: InProcessApi, publicUrl: string): Promise<PageRenderer | undefined> {
    const { publicTemplate, publicRenderer } = clientBuilds;
    if (!existsSync(publicTemplate) || !existsSync(publicRenderer)) return undefined;
    const renderer = (await import(pathToFileURL(publicRenderer).href)) as Renderer;
    const chunks = readFileSync(join(clientBuilds.public, '.vite/manifest.json'), 'utf8');
    return new PageRenderer(
      readFileSync(publicTemplate, 'utf8'),
      JSON.parse(chunks) as Record<string, Chunk>,
      renderer,
      api,
      publicUrl,
    );
  }

  /** The web app manifest in a language. */
  webManifest(language: SiteLanguage): Promise<object> {
    return this.client.webManifest(language, (path) => this.api.fetch(path, language));
  }

  /** @param url path and query of the page @param savesData whether the browser asks to save data */
  async page(url: string, savesData: boolean): Promise<Pick<RenderResult, 'status' | 'location' | 'html'>> {
    const language = languageOf(url);
    const result = await this.client.render({
      url,
      savesData,
      publicUrl: this.publicUrl,
      fetch: (path) => this.api.fetch(path, language),
    });
    // A page without modules is only read: nothing starts it in the browser.
    const isStarted = result.modules.length > 0;
    const html = (isStarted ? this.template : this.template.replace(/ *<script[^]*?<\/script>\n?/g, ''))
      .replace('<html lang="en"', () => `<html lang="${result.lang}"`)
      // Its scripts go on from what was rendered.
      .replace('<div id="root">', (root) => (savesData ? '<div id="root" data-saves-data>' : root))
      .replace('<!--head-->', () => result.head + this.#modules(result.modules))
      .replace('<!--app-->', () => result.html)
      .replace('<!--state-->', () => result.state);
    return { status: result.status, location: result.location, html };
  }

  /**
   * The files that a page in the browser is made of, for its boot script, which asks for all of them together once the
   * page itself is there; and the files of what lies over every page, which come after those.
   */
  #modules(modules: string[]): string {
    if (modules.length === 0) return '';
    const page = this.#filesOf(modules);
    const overlays = this.#filesOf(['src/app/overlays.tsx']).filter((file) => !page.includes(file));
    return namedFiles('page-modules', page) + namedFiles('overlay-modules', overlays);
  }

  /** @returns files that the browser needs for these modules, each after those that it is built upon */
  #filesOf(modules: string[]): string[] {
    const files = new Set<string>();
    const seen = new Set<string>();
    const collect = (key: string): void => {
      const chunk = this.chunks[key];
      if (!chunk || seen.has(key)) return;
      seen.add(key);
      chunk.imports?.forEach(collect);
      files.add(chunk.file);
    };
    modules.forEach(collect);
    return [...files];
  }
}

function namedFiles(name: string, files: string[]): string {
  return `<meta name="${name}" content="${files.map((file) => `/${file}`).join(' ')}">`;
}
