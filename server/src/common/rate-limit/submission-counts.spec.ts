import { expect, it } from '@jest/globals';
import { Counts, type SharedCounts } from './counts.js';
import { MemoryCounts } from './memory-counts.js';
import { SubmissionCounts } from './submission-counts.js';

/** What processes count together; each answer takes its time. */
class CountsElsewhere extends Counts {
  readonly #together = new MemoryCounts(60_000);

  override shared(): SharedCounts {
    return {
      add: async (key, by) => {
        await new Promise((resolve) => setImmediate(resolve));
        return this.#together.add(key, by);
      },
      forget: (key) => Promise.resolve(this.#together.forget(key)),
    };
  }
}

/** @returns how many of a burst that goes to each process in turn are let in */
async function burst(processes: SubmissionCounts[], times: number): Promise<number> {
  const answers = Array.from({ length: times }, (_, time) =>
    processes[time % processes.length]!.increment('contact of 203.0.113.7', 60_000, 20),
  );
  return (await Promise.all(answers)).filter(({ isBlocked }) => !isBlocked).length;
}

it('lets in no more of a burst over two processes than over one', async () => {
  const elsewhere = new CountsElsewhere();
  const processes = [new SubmissionCounts(elsewhere), new SubmissionCounts(elsewhere)];
  expect(await burst(processes, 50)).toBe(20);
  expect(await burst(processes, 4)).toBe(0);
});

it('counts by itself where there is no other process, or none answers', async () => {
  const alone = new (class extends Counts {
    override shared = () => undefined;
  })();
  expect(await burst([new SubmissionCounts(alone)], 50)).toBe(20);
  const silent = new (class extends Counts {
    override shared = () => ({ add: async () => undefined, forget: async () => undefined });
  })();
  expect(await burst([new SubmissionCounts(silent)], 50)).toBe(20);
});
