/** Why an inquiry looks like spam. */
export enum InquirySuspicion {
  /** A field that no person sees was filled in. */
  HONEYPOT = 'HONEYPOT',
  /** It was sent sooner than a person could have written it. */
  TIMING = 'TIMING',
  /** Many came from the same address within an hour. */
  RATE = 'RATE',
}

/** Whoever needs less time has written nothing. */
const leastSeconds = 2;
/** More than a person has to say at once. */
const mostInAnHour = 20;

/** How many came from an address within the last hour; to be asked with the one that comes. */
export const selectRecent = `SELECT count(*)::int AS recent FROM (
  SELECT FROM contact_inquiries WHERE email = $1 AND created_at > now() - interval '1 hour' LIMIT ${mostInAnHour}
) AS few`;

interface Signs {
  /** What stands in the field that no person sees. */
  website?: string | null | undefined;
  /** How long the form was shown; undefined where the client does not say. */
  secondsShown?: number | undefined;
  /** How many came from the same address before. */
  recent: number;
}

export function suspicionOf({ website, secondsShown, recent }: Signs): InquirySuspicion | null {
  if (website) return InquirySuspicion.HONEYPOT;
  if (secondsShown !== undefined && secondsShown < leastSeconds) return InquirySuspicion.TIMING;
  return recent >= mostInAnHour ? InquirySuspicion.RATE : null;
}
