import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import {
  createPath,
  Link as RouterLink,
  type LinkProps,
  NavLink as RouterNavLink,
  type NavLinkProps,
  parsePath,
  type Path,
  type To,
} from 'react-router-dom';

/** The query of an address in a language: English is the plain one. */
export function searchInLanguage(search: string | undefined, language: Language): string {
  const query = new URLSearchParams(search);
  if (language === 'en') query.delete('lang');
  else query.set('lang', language);
  const words = query.toString();
  return words && `?${words}`;
}

/** An address of this site in a language. */
function inLanguage(to: To, language: Language): Partial<Path> {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return { ...path, search: searchInLanguage(path.search, language) };
}

/** The same as a text, for what is no link of React. */
export const addressInLanguage = (path: string, language: Language) => createPath(inLanguage(path, language));

/** A link within the site. It keeps the language, so that a new tab and a shared address have it too. */
export function Link({ to, ...link }: LinkProps) {
  return <RouterLink {...link} to={inLanguage(to, useLanguage())} />;
}

/** A link within the site that knows whether it leads to the page shown. */
export function NavLink({ to, ...link }: NavLinkProps) {
  return <RouterNavLink {...link} to={inLanguage(to, useLanguage())} />;
}
