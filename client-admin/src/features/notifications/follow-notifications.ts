import {
  createStreamTicket,
  getStreamNotificationsUrl,
} from '@consultancy/client-shared/api/generated/notifications/notifications';
import type { NotificationDto } from '@consultancy/client-shared/api/model';

export interface Follower {
  /** Something is new; without a notification anything may be. */
  onNotification: (notification?: NotificationDto) => void;
  /** Whether notifications arrive by themselves from now on. */
  onLive: (isLive: boolean) => void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Until a connection says that it is there. */
const READY_TIMEOUT_MS = 10_000;
/** A browser has few connections to one server, so a tab that nobody looks at gives its own back. */
const HIDDEN_GRACE_MS = 10_000;

/**
 * Listens to the server's stream of notifications while the page is visible. Each connection takes a ticket of
 * its own and goes on after the last event of the one before, so that nothing is missed in between; what ends it
 * is tried again, less and less often.
 * @returns what ends the listening
 */
export function followNotifications({ onNotification, onLive }: Follower): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readyTimer: ReturnType<typeof setTimeout> | undefined;
  let lastEventId: number | undefined;
  let failures = 0;
  /** Counts up with each attempt, so that one that is overtaken finds out. */
  let attempt = 0;

  const disconnect = () => {
    attempt += 1;
    clearTimeout(timer);
    clearTimeout(readyTimer);
    source?.close();
    source = undefined;
    onLive(false);
  };

  const connect = async () => {
    disconnect();
    const own = attempt;
    try {
      const { data } = await createStreamTicket();
      if (own === attempt) listen(data.ticket);
    } catch {
      if (own === attempt) connectLater();
    }
  };

  const connectLater = () => {
    disconnect();
    const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
    failures += 1;
    // Spread, so that not all pages come back at once when a server does.
    timer = setTimeout(() => void connect(), wait * (0.75 + Math.random() / 2));
  };

  const listen = (ticket: string) => {
    source = new EventSource(getStreamNotificationsUrl({ ticket, lastEventId }));
    readyTimer = setTimeout(connectLater, READY_TIMEOUT_MS);
    const remember = (event: MessageEvent) => (lastEventId = Number(event.lastEventId));
    source.addEventListener('ready', (event: MessageEvent<string>) => {
      clearTimeout(readyTimer);
      remember(event);
      failures = 0;
      onLive(true);
      // What came before this connection, and what was read elsewhere.
      onNotification();
    });
    source.addEventListener('notification', (event: MessageEvent<string>) => {
      remember(event);
      onNotification(JSON.parse(event.data) as NotificationDto);
    });
    // The browser would try again by itself, but with a ticket that is used up.
    source.addEventListener('error', connectLater);
  };

  const followVisibility = () => {
    if (document.visibilityState === 'hidden') {
      if (source) timer = setTimeout(disconnect, HIDDEN_GRACE_MS);
      else disconnect();
    } else if (source) {
      clearTimeout(timer);
    } else {
      comeBack();
    }
  };
  const comeBack = () => {
    failures = 0;
    if (document.visibilityState === 'visible') void connect();
  };

  document.addEventListener('visibilitychange', followVisibility);
  window.addEventListener('online', comeBack);
  comeBack();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    window.removeEventListener('online', comeBack);
    disconnect();
  };
}
