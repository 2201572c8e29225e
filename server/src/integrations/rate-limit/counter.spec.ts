import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Count, Counter, secondsUntil } from './counter.js';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** What several processes count in; each answer takes its time, and it may be gone. */
function together() {
  const counter = new Counter(60_000);
  const added: number[] = [];
  const shared = {
    isGone: false,
    add: async (key: string, by: number) => {
      if (shared.isGone) return undefined;
      added.push(by);
      await settled();
      return { ...(await counter.add(key, by)) };
    },
    forget: (key: string) => counter.forget(key),
  };
  return { shared, added };
}

/** Asks so many times, as fast as each is answered. @returns how many were beyond the limit */
async function ask(process: Counter, times: number, limit: number, every: number, key = 'a') {
  let refused = 0;
  for (let time = 0; time < times; time += 1) {
    if (process.addAtOnce(key, limit, every).count > limit) refused += 1;
    await settled();
    await settled();
  }
  return refused;
}

describe('a counter of one process', () => {
  it('counts each key by itself, until its time is over', async () => {
    const counter = new Counter(60_000);
    await counter.add('a', 3);
    expect(await counter.add('a', -1)).toMatchObject({ count: 2 });
    expect(await counter.add('b')).toMatchObject({ count: 1 });
    jest.advanceTimersByTime(59_000);
    const { count, endsAt } = await counter.add('a');
    expect([count, secondsUntil(endsAt)]).toEqual([3, 1]);
    jest.advanceTimersByTime(1_001);
    expect(await counter.add('a')).toMatchObject({ count: 1 });
  });

  it('begins anew with what is forgotten', async () => {
    const counter = new Counter(60_000);
    await counter.add('a', 3);
    await counter.forget('a');
    expect(await counter.add('a')).toMatchObject({ count: 1 });
  });

  it('counts right over many minutes', () => {
    const counter = new Counter(60_000);
    for (let request = 0; request < 5_000; request += 1) {
      expect(counter.addAtOnce('a', 600, 10).count).toBe((request % 300) + 1);
      jest.advanceTimersByTime(200);
    }
  });

  it('knows ten thousand keys, and then forgets the oldest', async () => {
    const counter = new Counter(60_000);
    for (let key = 0; key <= 10_000; key += 1) await counter.add(`${key}`);
    expect(await counter.add('10000')).toMatchObject({ count: 2 });
    expect(await counter.add('0')).toMatchObject({ count: 1 });
  });
});

describe('a counter of several processes', () => {
  const burst = async (processes: Counter[], times: number) => {
    const counts = await Promise.all(
      Array.from({ length: times }, (_, time) => processes[time % processes.length]!.add('a', 1, 20)),
    );
    return counts.filter(({ count }) => count <= 20).length;
  };

  it('lets in no more of a burst over two processes than over one', async () => {
    const { shared } = together();
    const processes = [new Counter(60_000, shared), new Counter(60_000, shared)];
    expect(await burst(processes, 50)).toBe(20);
    expect(await burst(processes, 4)).toBe(0);
  });

  it('counts by itself while nobody answers', async () => {
    const { shared } = together();
    shared.isGone = true;
    expect(await burst([new Counter(60_000, shared)], 50)).toBe(20);
  });
});

describe('a counter that nobody waits for', () => {
  it('shares in batches, and nothing below one', async () => {
    const { shared, added } = together();
    const process = new Counter(60_000, shared);
    await ask(process, 35, 600, 10);
    await ask(process, 9, 600, 10, 'b');
    expect(added).toEqual([10, 10, 10]);
  });

  it('refuses what is too much over all processes, but for what they have not shared yet', async () => {
    const { shared } = together();
    const processes = [1, 2, 3].map(() => new Counter(60_000, shared));
    for (const process of processes) expect(await ask(process, 20, 60, 10)).toBe(0);
    // Each reads the counts of the others when it writes its own.
    for (const process of processes) await ask(process, 10, 60, 10);
    for (const process of processes) {
      expect(process.addAtOnce('a', 60, 10).count).toBeGreaterThan(60);
      expect(process.addAtOnce('b', 60, 10).count).toBe(1);
    }
  });

  it('says how many requests all processes had', async () => {
    const { shared } = together();
    const [one, other] = [new Counter(60_000, shared), new Counter(60_000, shared)];
    await ask(one, 20, 60, 1);
    await ask(other, 1, 60, 1);
    expect(other.addAtOnce('a', 60, 1).count).toBe(22);
  });

  it('forgets nothing where answers come in another order than they were asked for', async () => {
    let answered = 0;
    const answers: (() => void)[] = [];
    const add = (_key: string, by: number) =>
      new Promise<Count>((resolve) => {
        const count = (answered += by);
        answers.push(() => resolve({ count, endsAt: performance.now() + 60_000 }));
      });
    const process = new Counter(60_000, { add, forget: async () => {} });
    for (let time = 0; time < 30; time += 1) process.addAtOnce('a', 600, 10);
    for (const answer of answers.reverse()) {
      answer();
      await settled();
    }
    expect(process.addAtOnce('a', 600, 10).count).toBe(31);
  });

  it('starts anew when the minute of all is over', async () => {
    const { shared } = together();
    const [one, other] = [new Counter(60_000, shared), new Counter(60_000, shared)];
    await ask(one, 20, 20, 1);
    jest.advanceTimersByTime(30_000);
    await ask(other, 1, 20, 1);
    expect(other.addAtOnce('a', 20, 1).count).toBeGreaterThan(20);
    jest.advanceTimersByTime(30_001);
    expect(other.addAtOnce('a', 20, 1).count).toBe(1);
  });

  it('takes a request that is shared in the next minute for one of that', async () => {
    const { shared } = together();
    const [one, other] = [new Counter(60_000, shared), new Counter(60_000, shared)];
    await ask(one, 10, 20, 10);
    jest.advanceTimersByTime(30_000);
    await ask(other, 9, 20, 10);
    jest.advanceTimersByTime(30_001);
    await ask(other, 1, 20, 10);
    expect(other.addAtOnce('a', 20, 10).count).toBe(11);
  });

  it('bounds what this process counts while nobody else answers', async () => {
    const { shared, added } = together();
    shared.isGone = true;
    const process = new Counter(60_000, shared);
    expect(await ask(process, 20, 20, 1)).toBe(0);
    expect(await ask(process, 5, 20, 1)).toBe(5);
    expect(added).toEqual([]);
  });

  it('sends no more queries for refused clients', async () => {
    const { shared, added } = together();
    await ask(new Counter(60_000, shared), 100, 20, 1);
    expect(added).toHaveLength(20);
  });
});
