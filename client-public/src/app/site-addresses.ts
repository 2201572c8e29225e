import { type Language, LANGUAGES } from '@consultancy/client-shared/format';
import { pathsOf } from '../lib/pages';
import { paths } from '../lib/paths';
import { pageUrl } from './page-url';

const { service, project, article } = paths;

/** Every page a visitor can open, for the server's sitemap and feed. */
export const addresses = {
  /** Paths of the pages that are always there. */
  standing: pathsOf('sitemap'),
  service,
  project,
  article,
  languages: LANGUAGES.map(({ code }): string => code),
  /** The whole address of a path in a language. */
  inLanguage: (publicUrl: string, path: string, language: string) =>
    pageUrl(publicUrl, path, language as Language),
};
