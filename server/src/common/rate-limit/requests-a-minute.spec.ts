import { describe, expect, it } from '@jest/globals';
import { RequestsAMinute } from './requests-a-minute.js';

const start = 1_800_000_000_000;

describe('RequestsAMinute', () => {
  it('counts each client by itself, and what is left of the minute', () => {
    const counter = new RequestsAMinute(2);
    expect(counter.count('a', start)).toEqual({ requests: 1, endsIn: 60, refusedFor: undefined });
    expect(counter.count('a', start + 1_000)).toEqual({ requests: 2, endsIn: 59, refusedFor: undefined });
    expect(counter.count('b', start + 1_000)).toMatchObject({ requests: 1, refusedFor: undefined });
  });

  it('refuses for a minute from the first that was too many, then starts anew', () => {
    const counter = new RequestsAMinute(2);
    counter.count('a', start);
    counter.count('a', start);
    expect(counter.count('a', start + 10_000)).toMatchObject({ requests: 3, refusedFor: 60 });
    expect(counter.count('a', start + 69_999)).toMatchObject({ requests: 3, refusedFor: 1 });
    expect(counter.count('a', start + 70_000)).toMatchObject({ requests: 1, refusedFor: undefined });
  });

  it('looks at the minute before now, not at minutes of the clock', () => {
    const counter = new RequestsAMinute(2);
    counter.count('a', start);
    counter.count('a', start + 59_000);
    expect(counter.count('a', start + 60_000)).toMatchObject({ requests: 2, refusedFor: undefined });
    expect(counter.count('a', start + 60_001)).toMatchObject({ requests: 3, refusedFor: 60 });
  });

  it('counts right over many minutes', () => {
    const counter = new RequestsAMinute(600);
    for (let request = 0; request < 5_000; request += 1) {
      const { requests, refusedFor } = counter.count('a', start + request * 200);
      expect([requests, refusedFor]).toEqual([Math.min(request + 1, 300), undefined]);
    }
  });

  it('forgets clients that ask no more, but for those it still refuses', () => {
    const counter = new RequestsAMinute(1);
    counter.count('idle', start);
    counter.count('refused', start);
    counter.count('refused', start + 30_000);
    counter.count('other', start + 61_000);
    expect(counter.size).toBe(2);
    counter.count('other', start + 125_000);
    expect(counter.size).toBe(1);
  });
});
