import { randomId, readStored, writeStored } from '@consultancy/client-shared/api';

let ofThisPage: string | undefined;

/** Names this browser to the visitor counters, and nothing else; it is made on the first visit. */
export function visitorSessionId(): string {
  const stored = readStored('visitorSessionId');
  if (stored) return stored;
  ofThisPage ??= randomId();
  writeStored('visitorSessionId', ofThisPage);
  return ofThisPage;
}
