import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { type VisitCount, VisitFacet } from '../modules/visitors/visitors.module.js';
import { demoVisits } from './demo-visits.js';

type Line = Pick<VisitCount, 'day' | 'facet' | 'name' | 'visits' | 'views'>;

/** What was looked at after the first page; of coprime lengths with it, so that every pair occurs. */
const ways = [
  ['/projects', '/projects/entoto-ridge-house', '/contact'],
  ['/services', '/services/interior'],
  ['/projects', '/projects/ayat-courtyard-house', '/contact'],
  ['/projects', '/projects/bole-terrace-houses', '/projects/entoto-ridge-house', '/consultation'],
  ['/about', '/projects', '/projects/bishoftu-lake-house'],
  ['/blog'],
  ['/projects', '/projects/tana-lake-hotel', '/projects/ayat-courtyard-house'],
  [],
] as const;
const languages = ['am', 'en', 'am', 'en', 'om', 'am', 'en', 'en', 'am'] as const;

/** What the invented browsers of the last two months looked at, added up by day. */
export function demoPageViews(now: Date): Line[] {
  const lines = new Map<string, Line>();
  const add = (day: string, facet: VisitFacet, name: string, visits: number, views: number) => {
    const key = `${day} ${facet} ${name}`;
    const line = lines.get(key) ?? { day, facet, name, visits: 0, views: 0 };
    lines.set(key, { ...line, visits: line.visits + visits, views: line.views + views });
  };
  demoVisits(now).forEach(({ createdAt, pageUrl, referrer }, index) => {
    const day = dayInAddisAbaba(createdAt);
    const others = ways[index % ways.length]!;
    const views = 1 + others.length;
    add(day, VisitFacet.PAGE, pageUrl, 1, 1);
    for (const page of others) add(day, VisitFacet.PAGE, page, 0, 1);
    add(day, VisitFacet.LANGUAGE, languages[index % languages.length]!, 1, views);
    add(day, VisitFacet.SOURCE, referrer ? new URL(referrer).hostname : '', 1, 1);
  });
  return [...lines.values()];
}
