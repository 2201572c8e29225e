import { readStored, runMutation, writeStored } from '@consultancy/client-shared/api';
import {
  getCountViewMutationOptions,
  getSendHeartbeatMutationOptions,
  getTrackVisitorMutationOptions,
} from '@consultancy/client-shared/api/generated/visitors/visitors';
import type { QueryClient } from '@tanstack/react-query';
import { readPathname } from '../lib/paths';
import { seenPages } from '../lib/seen-pages';
import { visitorSessionId } from '../lib/visitor-session';
import { isArrival } from './arrival';

const HEARTBEAT_MS = 60_000;

/** Reports this browser's first visit, each page view, and every minute of viewing to the server. */
export function trackVisitor(queryClient: QueryClient): () => void {
  const beat = () => void beatIfSeen(queryClient);
  void trackFirstVisit(queryClient);
  countViews(queryClient);
  seenPages.onSeen = () => countViews(queryClient);
  beat();
  const timer = setInterval(beat, HEARTBEAT_MS);
  document.addEventListener('visibilitychange', beat);
  return () => {
    clearInterval(timer);
    seenPages.onSeen = undefined;
    document.removeEventListener('visibilitychange', beat);
  };
}

async function trackFirstVisit(queryClient: QueryClient): Promise<void> {
  if (readStored('has_visited')) return;
  try {
    const data = {
      sessionId: visitorSessionId(),
      pageUrl: withoutCode(location.href),
      referrer: withoutCode(document.referrer) || undefined,
      userAgent: navigator.userAgent.slice(0, 500),
    };
    await runMutation(queryClient, getTrackVisitorMutationOptions(), { data });
    writeStored('has_visited', 'true');
  } catch (failure) {
    console.info('The visit was not counted', failure);
  }
}

let counted = 0;

/** Of the pages that were not counted so far; nothing says that they were looked at by the same person. */
function countViews(queryClient: QueryClient): void {
  for (; counted < seenPages.length; counted += 1) {
    const { language, path } = readPathname(seenPages[counted]!);
    const begins = counted === 0 && isArrival();
    const referrer = (begins && withoutCode(document.referrer)) || undefined;
    const data = { path: withoutCode(path), language, begins, referrer };
    runMutation(queryClient, getCountViewMutationOptions(), { data }).catch((failure: unknown) =>
      console.info('The page was not counted', failure),
    );
  }
}

/** A tracking code may stand in the query, or where somebody took `/track/` for a folder. */
function withoutCode(address: string): string {
  return address.replace(/[?#].*/s, '').replace(/(\/track)\/.*/is, '$1');
}

async function beatIfSeen(queryClient: QueryClient): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  try {
    const data = { sessionId: visitorSessionId() };
    await runMutation(queryClient, getSendHeartbeatMutationOptions(), { data });
  } catch (failure) {
    console.info('The heartbeat was not counted', failure);
  }
}
