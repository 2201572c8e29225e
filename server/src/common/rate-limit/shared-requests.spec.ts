import { describe, expect, it } from '@jest/globals';
import { MemoryCounts } from './memory-counts.js';
import { SharedRequests } from './shared-requests.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** What several processes count in; it may be gone. */
function together() {
  const counts = new MemoryCounts(60_000);
  const added: number[] = [];
  const shared = {
    isGone: false,
    add: async (key: string, by: number) => {
      if (shared.isGone) return undefined;
      added.push(by);
      return counts.add(key, by);
    },
    forget: async () => {},
  };
  return { shared, added };
}

async function ask(process: SharedRequests, times: number, client = 'a'): Promise<number> {
  let refused = 0;
  for (let time = 0; time < times; time += 1) {
    if (process.count(client).refusedFor !== undefined) refused += 1;
    await settled();
  }
  return refused;
}

describe('SharedRequests', () => {
  it('shares the count of a client in batches, and none below one', async () => {
    const { shared, added } = together();
    const process = new SharedRequests(600, shared, 10);
    await ask(process, 35);
    await ask(process, 9, 'b');
    expect(added).toEqual([10, 10, 10]);
  });

  it('refuses what is too much over all processes, but for what they have not shared yet', async () => {
    const { shared } = together();
    const processes = [1, 2, 3].map(() => new SharedRequests(60, shared, 10));
    for (const process of processes) expect(await ask(process, 20)).toBe(0);
    // Each reads the counts of the others when it writes its own.
    for (const process of processes) await ask(process, 10);
    for (const process of processes) {
      expect(process.count('a').refusedFor).toBeGreaterThan(0);
      expect(process.count('b').refusedFor).toBeUndefined();
    }
  });

  it('says how many requests all processes had', async () => {
    const { shared } = together();
    const [one, other] = [new SharedRequests(60, shared, 1), new SharedRequests(60, shared, 1)];
    await ask(one, 20);
    await ask(other, 1);
    expect(other.count('a').requests).toBe(22);
  });

  it('starts anew when the minute is over', async () => {
    const { shared } = together();
    const [one, other] = [new SharedRequests(20, shared, 1), new SharedRequests(20, shared, 1)];
    await ask(one, 20);
    await ask(other, 1);
    expect(other.count('a').refusedFor).toBeGreaterThan(0);
    expect(other.count('a', performance.now() + 61_000).refusedFor).toBeUndefined();
  });

  it('bounds what this process counts while nobody else answers', async () => {
    const { shared, added } = together();
    shared.isGone = true;
    const process = new SharedRequests(20, shared, 1);
    expect(await ask(process, 20)).toBe(0);
    expect(await ask(process, 5)).toBe(5);
    expect(added).toEqual([]);
  });

  it('sends no more queries for refused clients', async () => {
    const { shared, added } = together();
    const process = new SharedRequests(20, shared, 1);
    await ask(process, 100);
    expect(added).toHaveLength(21 - 1);
  });
});
