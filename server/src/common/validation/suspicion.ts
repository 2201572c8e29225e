/** Why something that was sent looks like spam. */
export enum Suspicion {
  /** A field that no person sees was filled in. */
  HONEYPOT = 'HONEYPOT',
  /** It was sent sooner than a person could have written it. */
  TIMING = 'TIMING',
  /** Many came from the same address within an hour. */
  RATE = 'RATE',
}

/** Nobody writes a message in less time. */
const leastSeconds = 2;
/** More than a person has to say at once. */
export const mostInAnHour = 20;

interface Signs {
  /** What the field contains that no person sees. */
  website?: string | null | undefined;
  /** How long the form was shown; undefined where the client does not say. */
  secondsShown?: number | undefined;
  /** How many came from the same address within the last hour. */
  recent?: number;
}

export function suspicionOf({ website, secondsShown, recent = 0 }: Signs): Suspicion | null {
  if (website) return Suspicion.HONEYPOT;
  if (secondsShown !== undefined && secondsShown < leastSeconds) return Suspicion.TIMING;
  return recent >= mostInAnHour ? Suspicion.RATE : null;
}
