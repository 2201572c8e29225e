import type { Visitor } from '../modules/visitors/visitors.module.js';

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;

/** The dashboard compares this month with the one before: two of the longest months. */
const days = 62;

/** How many come on a Sunday, Monday, … while the firm is as well known as it is in the middle of that time. */
const usualVisits = [4, 8, 9, 9, 8, 7, 5] as const;

/** First pages and where people came from; of coprime lengths, so that every pair occurs. */
const pages = ['/', '/projects', '/', '/blog', '/services', '/', '/contact'] as const;
const referrers = [null, 'https://search.example/', null, 'https://social.example/', null] as const;

/** Invented browsers of the last two months, always the same ones; none of them came within the last half hour. */
export function demoVisits(now: Date): Omit<Visitor, 'userAgent'>[] {
  return Array.from({ length: days }, (_, daysAgo) => visitsOfDay(now, daysAgo))
    .flat()
    .map((createdAt, index) => ({
      sessionId: `demo-visit-${index}`,
      pageUrl: pages[index % pages.length]!,
      referrer: referrers[index % referrers.length]!,
      createdAt,
      lastSeenAt: new Date(createdAt.getTime() + 4 * minuteMs),
    }));
}

/** Spread over the 24 hours that end that many days ago; a few more from day to day. */
function visitsOfDay(now: Date, daysAgo: number): Date[] {
  const end = now.getTime() - daysAgo * dayMs;
  const growth = 1.15 - (0.3 * daysAgo) / days;
  const count = Math.round(usualVisits[new Date(end).getUTCDay()]! * growth);
  return Array.from({ length: count }, (_, index) => new Date(end - ((index + 0.5) / count) * dayMs));
}
