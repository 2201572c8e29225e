import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import {
  createPath,
  Link as RouterLink,
  type LinkProps,
  NavLink as RouterNavLink,
  type NavigateOptions,
  type NavLinkProps,
  parsePath,
  type Path,
  type To,
  useNavigate,
} from 'react-router-dom';
import { isBroughtByWorker, useIsBroughtByWorker } from '../lib/brought-by-worker';
import { entryState } from '../lib/entry-state';
import { pathnameIn } from '../lib/paths';

/** An address of this site, as `paths` has it, in a language. */
function toIn(language: Language, to: To): Partial<Path> {
  const { pathname, ...rest } = typeof to === 'string' ? parsePath(to) : to;
  return pathname === undefined ? rest : { ...rest, pathname: pathnameIn(pathname, language) };
}

/** The same as a text, for what is no link of React. */
export const addressIn = (language: Language, path: string) => createPath(toIn(language, path));

/**
 * A link within the site. It keeps the language, so that a new tab and a shared address have it too.
 * @param preventScrollReset the page stays where it is scrolled to
 */
export function Link({ to, state, preventScrollReset, ...link }: LinkProps) {
  const isDocument = useIsBroughtByWorker();
  return (
    <RouterLink
      reloadDocument={isDocument}
      {...link}
      to={toIn(useLanguage(), to)}
      state={preventScrollReset ? entryState(state as object) : (state as unknown)}
    />
  );
}

/** A link within the site that knows whether it leads to the page shown. */
export function NavLink({ to, ...link }: NavLinkProps) {
  const isDocument = useIsBroughtByWorker();
  return <RouterNavLink reloadDocument={isDocument} {...link} to={toIn(useLanguage(), to)} />;
}

/** Leads to a page of the site as a press on a link does. */
export function useFollow(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const language = useLanguage();
  return (to, options) => {
    const address = toIn(language, to);
    if (isBroughtByWorker()) window.location.assign(createPath(address));
    else void navigate(address, options);
  };
}
