import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestApp } from '../support/test-app.js';

let app: TestApp;

beforeEach(async () => {
  app = await TestApp.start({ rateLimit: true, trustProxy: true });
});
afterEach(() => app.stop());

const get = (path: string, from: string) =>
  fetch(`${app.origin}${path}`, { headers: { 'X-Forwarded-For': from } });

/** Asks so often that nothing is left of the minute. */
async function useUp(from: string, paths: string[], allowed = 600): Promise<void> {
  for (let requested = 0; requested < allowed; requested += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => get(paths[index % paths.length]!, from)),
    );
    expect(answers.filter(({ status }) => status === 429)).toEqual([]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  }
}

describe('one client', () => {
  it('may send 600 requests a minute, to all routes together', async () => {
    await useUp('203.0.113.1', [
      '/api/v1/settings',
      '/api/v1/nothing',
      '/docs-json',
      '/robots.txt',
      '/api/v1/health',
    ]);
    for (const path of [
      '/',
      '/projects',
      '/sitemap.xml',
      '/rss.xml',
      '/docs-json',
      '/api/v1/services',
      '/nowhere',
    ]) {
      const answer = await get(path, '203.0.113.1');
      expect([path, answer.status]).toEqual([path, 429]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect([path, await answer.json()]).toMatchObject([
        path,
        { success: false, error: { code: 'RATE_LIMITED' } },
      ]);
    }
    // Nobody is the server itself, which is not counted.
    for (const secret of ['', '00', 'f'.repeat(64), 'true']) {
      const headers = { 'X-Forwarded-For': '203.0.113.1', 'X-In-Process': secret };
      expect((await fetch(`${app.origin}/robots.txt`, { headers })).status).toBe(429);
    }
    // Others are served, and files that one page names by the dozen.
    expect((await get('/api/v1/services', '203.0.113.2')).status).toBe(200);
    expect((await get('/uploads/none.png', '203.0.113.1')).status).toBe(404);
    expect((await get('/assets/none.js', '203.0.113.1')).status).toBe(404);
    // Nor is the server taken for dead because somebody asks much behind the same proxy.
    expect((await get('/health/live', '203.0.113.1')).status).toBe(200);
    expect((await get('/health/ready', '203.0.113.1')).status).toBe(200);
  });

  it('may ask for 3,000 uploads a minute, of names that it invents too, beside its other requests', async () => {
    const invented = Array.from({ length: 50 }, (_, index) => `/uploads/projects/${index}-600x400.w480.webp`);
    await useUp('203.0.113.3', invented, 3_000);
    const refused = await get('/uploads/projects/another-600x400.webp', '203.0.113.3');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('cache-control') ?? '').not.toContain('public');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get('/api/v1/services', '203.0.113.3')).status).toBe(200);
    expect((await get(invented[0]!, '203.0.113.4')).status).toBe(404);
  });

  it('is one line, not one address of it', async () => {
    await useUp('2001:db8:1:2::1', ['/robots.txt']);
    expect((await get('/robots.txt', '2001:db8:1:2::2')).status).toBe(429);
    expect((await get('/robots.txt', '2001:db8:1:3::1')).status).toBe(200);
  });
});
