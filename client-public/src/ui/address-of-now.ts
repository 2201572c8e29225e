import type { Language } from '@consultancy/client-shared/format';
import { useEffect } from 'react';
import { redirect, useLocation, useNavigate, useParams } from 'react-router-dom';
import { pathnameIn, readPathname } from '../paths';

interface Found {
  slug: string;
}

/**
 * Where to go instead, on the server, where a record was found by an address that it had before.
 * @param found what the API answered; it leads on by itself
 */
export function leadOn(
  found: Found | undefined,
  slug: string,
  { request, language, pathOf }: { request: Request; language: Language; pathOf: (slug: string) => string },
): Response | null {
  if (!found || found.slug === slug) return null;
  return redirect(pathnameIn(pathOf(found.slug), language) + new URL(request.url).search, 301);
}

/** The same in the browser: the address of now takes the place of the one that led here. */
export function useAddressOfNow(found: Found | undefined, pathOf: (slug: string) => string): void {
  const { slug } = useParams();
  const { pathname, search, hash, state } = useLocation();
  // That of the page may be behind, where somebody changes both.
  const { language } = readPathname(pathname);
  const navigate = useNavigate();
  const path = found && slug && found.slug !== slug ? pathOf(found.slug) : undefined;
  useEffect(() => {
    if (path) void navigate(pathnameIn(path, language) + search + hash, { replace: true, state });
  }, [path, language, search, hash, state, navigate]);
}
