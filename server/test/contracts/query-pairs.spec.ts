import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { operations } from '../support/fuzz/operations.js';
import { pairRequests } from '../support/fuzz/requests.js';
import { exchange } from '../support/fuzz/wire.js';
import { World } from '../support/fuzz/world.js';

// Each parameter of a list works alone in the tests of its module. What two of them do to one statement is tried here:
// every pair of every call that reads, with values that the document allows.

const seed = 20261129;
const requestsAPair = 2;
/** Long enough to be looked up as a ranked search. */
const words = ['hana', 'ቤቶች', 'house in bole'];

const reads = operations.filter(({ method, parameters, path }) => {
  const named = parameters.filter((each) => each.in === 'query');
  return method === 'GET' && named.length > 1 && path.startsWith('/api/');
});

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.stop());

it('finds the lists', () => {
  expect(reads.length).toBeGreaterThan(20);
});

it.each(reads.map((operation) => [operation.name, operation] as const))(
  '%s answers each two parameters together',
  async (_name, operation) => {
    const known = { ...(await world.knownFor(operation, 'administrator')), search: words };
    const faults: string[] = [];
    for (const { names, requests } of pairRequests(operation, known)) {
      for (const request of fc.sample(requests, { seed, numRuns: requestsAPair })) {
        const headers = { ...request.headers, ...world.headersOf('administrator') };
        const { status } = await exchange(world.app.origin, { ...request, headers });
        if (status >= 500) faults.push(`${names}: ${status} for ${request.path}`);
      }
    }
    expect(faults).toEqual([]);
  },
);
