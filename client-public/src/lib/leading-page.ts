import { readPathname } from './paths';
import { seenPages } from './seen-pages';

const ofProjectOrService = /^\/(?:projects|services)\/[^/]+$/;

/**
 * The page of a project or service that was seen last, without its language: what a visitor sends says what it came
 * from. Known since the site was loaded, or by the link that loaded it; nothing is stored.
 */
export function leadingPage(): string | undefined {
  const before = document.referrer.startsWith(`${location.origin}/`)
    ? new URL(document.referrer).pathname
    : '/';
  return [before, ...seenPages]
    .map((pathname) => readPathname(pathname).path)
    .filter((path) => ofProjectOrService.test(path))
    .at(-1);
}
