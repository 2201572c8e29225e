import { decoded } from '../network/plain-address.js';
import { SiteLanguage } from './site-language.enum.js';

/** The path of a page of the site in a language: English is the plain one. @param path of the page, `/blog` */
export function pathInLanguage(path: string, language: SiteLanguage): string {
  if (language === SiteLanguage.en) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** @param url path and query of a page, as the browser sent them */
export function languageOf(url: string): SiteLanguage {
  return readPath(url).language;
}

/**
 * Where a page has gone that was requested as it once was, with `?lang=`, or with the code of English in front.
 * @returns undefined where the address is as it should be
 */
export function newAddressOf(url: string): string | undefined {
  const { language, path, query, isPlain } = readPath(url);
  const requested = query.get('lang');
  if (isPlain && requested === null) return undefined;
  query.delete('lang');
  const wanted = Object.values(SiteLanguage).find((each) => each === requested) ?? language;
  return pathInLanguage(path, wanted) + (query.size > 0 ? `?${query}` : '');
}

/**
 * The address as browsers spell it before they send it: one spelling for each page, or its rules could be passed by
 * another one. A line break at the end of an address that was pasted goes too.
 * @param url path and query of a page, or a whole address, as it was sent
 */
export function plainSpelling(url: string): string {
  const [, sent = '', search = ''] = /^([^?]*)(\?.*)?$/s.exec(url) ?? [];
  const whole = /^https?:\/\//i.test(sent) ? sent : `http://site${sent.replace(/^[/\\]*/, '/')}`;
  const { pathname } = URL.parse(whole) ?? { pathname: '/' };
  const path = pathname.replace(/%0a|%0d|%e2%80%a[89]/gi, '').replaceAll(/%5c/gi, '/');
  // Two slashes would name another host.
  return path.replace(/^\/+/, '/') + search;
}

/** Whether it is the page of a preview, however its address is spelled: the client's router is not strict. */
export function isPreview(url: string): boolean {
  const { path } = readPath(url);
  return /^\/+preview(\/|$)/.test(decoded(path).toLowerCase().replaceAll('\\', '/'));
}

function readPath(url: string) {
  const [, pathname = '', search = ''] = /^([^?]*)(\?.*)?$/s.exec(url) ?? [];
  const [, code, rest] = /^\/(\w\w)(?:\/(.*))?$/s.exec(pathname) ?? [];
  const named = Object.values(SiteLanguage).find((each) => each === code?.toLowerCase());
  return {
    language: named ?? SiteLanguage.en,
    // Two slashes, or what browsers take for them, would name another host.
    path: (named ? `/${rest ?? ''}` : pathname).replace(/^[/\\]+/, '/'),
    query: new URLSearchParams(search),
    isPlain: named !== SiteLanguage.en,
  };
}
