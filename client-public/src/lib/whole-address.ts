import type { PageContext } from './page';
import { pathnameIn } from './paths';

/** The whole address of a path of the site or of any picture; undefined for what is no address. */
export function wholeAddress(path: string | null | undefined, publicUrl: string): string | undefined {
  if (!path) return undefined;
  try {
    return new URL(path, publicUrl).href;
  } catch {
    return undefined;
  }
}

/** The whole address of a page, as `paths` has it, in the language that it is shown in. */
export function pageAddress(
  path: string,
  { publicUrl, language }: Pick<PageContext, 'publicUrl' | 'language'>,
): string {
  return publicUrl + pathnameIn(path, language);
}
