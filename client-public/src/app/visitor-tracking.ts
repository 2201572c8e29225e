import { readStored, writeStored } from '@consultancy/client-shared/api';
import {
  countView,
  trackVisitor as sendVisit,
  sendHeartbeat,
} from '@consultancy/client-shared/api/generated/visitors/visitors';
import { readPathname } from '../lib/paths';
import { seenPages } from '../lib/seen-pages';
import { visitorSessionId } from '../lib/visitor-session';
import { isArrival } from './arrival';

const HEARTBEAT_MS = 60_000;

/** Reports this browser's first visit, each page view, and every minute of viewing to the server. */
export function trackVisitor(): () => void {
  void trackFirstVisit();
  countViews();
  seenPages.onSeen = countViews;
  void beat();
  const timer = setInterval(() => void beat(), HEARTBEAT_MS);
  document.addEventListener('visibilitychange', beatWhenSeen);
  return () => {
    clearInterval(timer);
    seenPages.onSeen = undefined;
    document.removeEventListener('visibilitychange', beatWhenSeen);
  };
}

async function trackFirstVisit(): Promise<void> {
  if (readStored('has_visited')) return;
  try {
    await sendVisit({
      sessionId: visitorSessionId(),
      pageUrl: withoutCode(location.href),
      referrer: withoutCode(document.referrer) || undefined,
      userAgent: navigator.userAgent.slice(0, 500),
    });
    writeStored('has_visited', 'true');
  } catch (failure) {
    console.info('The visit was not counted', failure);
  }
}

let counted = 0;

/** Of the pages that were not counted so far; nothing says that they were looked at by the same person. */
function countViews(): void {
  for (; counted < seenPages.length; counted += 1) {
    const { language, path } = readPathname(seenPages[counted]!);
    const begins = counted === 0 && isArrival();
    const referrer = (begins && withoutCode(document.referrer)) || undefined;
    countView({ path: withoutCode(path), language, begins, referrer }).catch((failure: unknown) =>
      console.info('The page was not counted', failure),
    );
  }
}

/** A tracking code may stand in the query, or where somebody took `/track/` for a folder. */
function withoutCode(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/(\/track)\/.*$/i, '$1');
}

function beatWhenSeen(): void {
  if (document.visibilityState === 'visible') void beat();
}

async function beat(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  try {
    await sendHeartbeat({ sessionId: visitorSessionId() });
  } catch (failure) {
    console.info('The heartbeat was not counted', failure);
  }
}
