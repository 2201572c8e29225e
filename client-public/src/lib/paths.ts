import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@consultancy/client-shared/format';
import { trimEnd } from '@consultancy/shared/texts';

/** Every page of the public site, in one place; its address in a language is `pathnameIn`. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (id: string) => `/services/${encodeURIComponent(id)}`,
  projects: '/projects',
  project: (slug: string) => `/projects/${encodeURIComponent(slug)}`,
  blog: '/blog',
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  contact: '/contact',
  consultation: '/consultation',
  track: '/track',
  files: '/track/files',
  licence: '/track/licence',
  mine: '/mine',
  appointment: '/appointment',
  preview: '/preview',
  search: '/search',
  /** Shown by the service worker; docs/architecture/offline.md. */
  offline: '/offline',
} as const;

/** The path of a page in a language: English has no prefix, the others begin with their code. */
export function pathnameIn(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === paths.home ? `/${language}` : `/${language}${path}`;
}

/** What an address says: the language, and the path of the page, which is the same in each of them. */
export function readPathname(pathname: string): { language: Language; path: string } {
  const [, code, rest] = /^\/(\w\w)(\/.*)?$/.exec(pathname) ?? [];
  const named = code?.toLowerCase();
  const isPrefix = isLanguage(named) && named !== DEFAULT_LANGUAGE;
  // Two slashes, or what browsers take for them, would name another host.
  const path = trimEnd((isPrefix ? (rest ?? '') : pathname).replace(/^[/\\]+/, '/'), /\//);
  return { language: isPrefix ? named : DEFAULT_LANGUAGE, path: path || paths.home };
}
