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
import { pathnameIn } from '../lib/paths';

/** An address of this site, as `paths` has it, in a language. */
function inLanguage(to: To, language: Language): Partial<Path> {
  const { pathname, ...rest } = typeof to === 'string' ? parsePath(to) : to;
  return pathname === undefined ? rest : { ...rest, pathname: pathnameIn(pathname, language) };
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
