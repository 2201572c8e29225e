const secondMs = 1000;
const hourMs = 60 * 60 * secondMs;
const dayMs = 24 * hourMs;

const firstDelayMs = 15 * secondMs;
const longestDelayMs = hourMs;
/** Up to so much of it more or less. */
const spread = 0.1;
const givenUpAfterMs = 3 * dayMs;

/** No mail is ever put off for longer, in milliseconds. */
export const mostPutOffMs = longestDelayMs * (1 + spread);

/**
 * How long to wait after a failed attempt: 15 seconds, then twice as long each time, at most an hour; up to a
 * tenth more or less, so that the mails of an outage do not all come back at the same moment.
 * @param attempts how many there were, the failed one included
 * @param ageMs since the mail was written
 * @param chance from 0 to 1
 * @returns milliseconds; null when the mail is to be given up, after three days
 */
export function retryDelay(attempts: number, ageMs: number, chance = Math.random()): number | null {
  if (ageMs >= givenUpAfterMs) return null;
  const delayMs = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
  return Math.round(delayMs * (1 - spread + 2 * spread * chance));
}
