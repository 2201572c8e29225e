import { createContext, use } from 'react';

/** On the server: the one address of the site. */
export const PublicUrlContext = createContext<string | undefined>(undefined);

/** In the browser: the one address of the site, also where a page was reached by another; the server named it. */
export function readPublicUrl(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return new URL(named ?? window.location.href).origin;
}

/** The origin of the site, the same while a page is rendered by the server and taken over by the browser. */
export function usePublicUrl(): string {
  const rendering = use(PublicUrlContext);
  return rendering ?? readPublicUrl();
}
