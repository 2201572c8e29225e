import { randomId, readStored, writeStored } from '@consultancy/client-shared/api';

/** Names this browser to the visitor counters, and nothing else; it is made on the first visit. */
export function visitorSessionId(): string {
  const stored = readStored('visitorSessionId');
  if (stored) return stored;
  const made = randomId();
  writeStored('visitorSessionId', made);
  return made;
}
