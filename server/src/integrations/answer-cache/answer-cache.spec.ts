import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fastify } from 'fastify';
import { AnswerCache } from './answer-cache.js';

async function serve() {
  const server = fastify();
  const content = { version: '1' };
  const version = { current: async () => Promise.resolve(content.version), isBusy: false };
  const cache = new AnswerCache(version, {});
  cache.register(server);
  const made: string[] = [];
  server.get('/*', { config: { fromContent: true } }, (request, reply) => {
    made.push(request.url);
    return reply.send(`${content.version} `.repeat(25_000));
  });
  const get = async (url: string) => (await server.inject(url)).body.slice(0, 1);
  const timesMade = (url: string) => made.filter((each) => each === url).length;
  return { get, version, content, cache, timesMade };
}

// A thousand answers may take longer than one is kept.
beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(1));
afterEach(() => void jest.restoreAllMocks());

describe('the response cache', () => {
  it('stores what was requested twice, however many other addresses follow', async () => {
    const { get, cache, timesMade } = await serve();
    await get('/popular');
    await get('/popular');
    for (let number = 0; number < 1_000; number += 1) await get(`/search?q=${number}`);
    await get('/popular');
    expect(timesMade('/popular')).toBe(1);
    expect(cache.cached.bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
  });

  it('sends an answer whose counts are late only while a new one would wait for the database', async () => {
    const { get, version, content, timesMade } = await serve();
    await get('/popular');
    jest.spyOn(performance, 'now').mockReturnValue(10_002);
    version.isBusy = true;
    expect(await get('/popular')).toBe('1');
    expect(timesMade('/popular')).toBe(1);
    // Of other content it is none any more.
    content.version = '2';
    expect(await get('/popular')).toBe('2');
    jest.spyOn(performance, 'now').mockReturnValue(20_003);
    version.isBusy = false;
    await get('/popular');
    expect(timesMade('/popular')).toBe(3);
  });

  it('makes a popular answer anew after a change, and stores it as popular', async () => {
    const { get, content, timesMade } = await serve();
    for (const expected of ['1', '1']) expect(await get('/popular')).toBe(expected);
    content.version = '2';
    expect(await get('/popular')).toBe('2');
    for (let number = 0; number < 1_000; number += 1) await get(`/search?q=${number}`);
    expect(await get('/popular')).toBe('2');
    expect(timesMade('/popular')).toBe(2);
  });
});
