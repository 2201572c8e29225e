import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { pathnameIn, readPathname } from '../lib/paths';

interface Found {
  slug: string;
}

/** The address of now takes the place of a former one that led here; the server leads on by itself (`Page.movedTo`). */
export function useCanonicalSlug(found: Found | undefined, pathOf: (slug: string) => string): void {
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
