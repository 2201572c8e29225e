import { readStored, writeStored } from '@consultancy/client-shared/api';
import {
  trackVisitor as sendVisit,
  sendHeartbeat,
} from '@consultancy/client-shared/api/generated/visitors/visitors';
import { visitorSessionId } from '../visitor-session';

const HEARTBEAT_MS = 60_000;

/** Tells the server of this browser's first visit, and every minute that a page is being looked at. */
export function trackVisitor(): () => void {
  void trackFirstVisit();
  void beat();
  const timer = setInterval(() => void beat(), HEARTBEAT_MS);
  document.addEventListener('visibilitychange', beatWhenSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', beatWhenSeen);
  };
}

async function trackFirstVisit(): Promise<void> {
  if (readStored('hasVisited')) return;
  try {
    await sendVisit({
      sessionId: visitorSessionId(),
      pageUrl: withoutCode(location.href),
      referrer: withoutCode(document.referrer) || undefined,
      userAgent: navigator.userAgent.slice(0, 500),
    });
    writeStored('hasVisited', 'true');
  } catch (failure) {
    console.info('The visit was not counted', failure);
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
