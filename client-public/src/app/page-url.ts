import type { Language } from '@consultancy/client-shared/format';
import { pathnameIn } from '../lib/paths';

/** Address of a page in a language. */
export function pageUrl(publicUrl: string, path: string, language: Language, number = 1): string {
  const query = new URLSearchParams();
  if (number > 1) query.set('page', String(number));
  return `${publicUrl}${pathnameIn(path, language)}${query.size > 0 ? `?${query}` : ''}`;
}
