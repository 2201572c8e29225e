import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Gives what the check gives, as soon as it neither throws nor says false.
 * @param timeoutMs how long it is tried again
 * @throws what the check threw last
 */
export async function waitFor<Found>(
  check: () => Found | Promise<Found>,
  timeoutMs = 10_000,
): Promise<Found> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const isLast = Date.now() > end;
    try {
      const found = await check();
      if (found !== false) return found;
      if (isLast) throw new Error(`Not so after ${timeoutMs} ms: ${check}`);
    } catch (error) {
      if (isLast) throw error;
    }
    await sleep(20);
  }
}
