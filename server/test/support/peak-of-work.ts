import { setImmediate as turn } from 'node:timers/promises';
import { Metrics } from '../../src/common/metrics/metrics.js';
import type { TestApp } from './test-app.js';

export interface PeakOfWork {
  /** The most at the same time. */
  running: number;
  waiting: number;
  /** How many were refused meanwhile. */
  refused: number;
}

/**
 * Looks at bounded work in every turn of the event loop until the requests are answered.
 * @param work as its metrics name it, such as `sheets`
 */
export async function peakOfWork(
  app: TestApp,
  work: string,
  requests: Promise<unknown>,
): Promise<PeakOfWork> {
  const measures = app.nest.get(Metrics).all().flat();
  const read = async (name: string): Promise<number> => {
    for (const measure of measures.filter((each) => each.name === name)) {
      const found = (await measure.read()).find(({ labels }) => labels?.['work'] === work);
      if (found) return found.value;
    }
    throw new Error(`No ${name} of ${work}`);
  };
  const refusedBefore = await read('bounded_work_refused_total');
  const peak: PeakOfWork = { running: 0, waiting: 0, refused: 0 };
  let areAnswered = false;
  const answered = requests.finally(() => (areAnswered = true));
  while (!areAnswered) {
    peak.running = Math.max(peak.running, await read('bounded_work_running'));
    peak.waiting = Math.max(peak.waiting, await read('bounded_work_waiting'));
    await turn();
  }
  await answered;
  return { ...peak, refused: (await read('bounded_work_refused_total')) - refusedBefore };
}
