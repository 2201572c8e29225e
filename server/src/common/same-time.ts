import { setTimeout as delay } from 'node:timers/promises';

/** In milliseconds; longer than writing a mail takes. */
const answersAfter = 300;

/** Waits for work, and so long in any case that the time of an answer does not say whether there was any. */
export async function inSameTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, delay(answersAfter)]);
}
