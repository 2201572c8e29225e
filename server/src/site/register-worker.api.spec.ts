import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Build } from '../../test/builders/build.js';
import { TestApp } from '../../test/support/test-app.js';
import { retiringWorker } from './retiring-worker.js';

let app: TestApp;
let appWithout: TestApp;

beforeAll(async () => {
  [app, appWithout] = await Promise.all([TestApp.start(), TestApp.start({ offlineReading: false })]);
});
afterAll(() => Promise.all([app.stop(), appWithout.stop()]));

describe.each([
  ['/sw.js', 'site-', '/'],
  ['/admin/sw.js', 'admin-', '/admin'],
] as const)('%s', (path, caches, scope) => {
  it('is a script that browsers ask for anew each time', async () => {
    const { status, headers } = await fetch(app.origin + path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('service-worker-allowed')).toBe(scope);
    const etag = headers.get('etag')!;
    const again = await fetch(app.origin + path, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('removes what was stored where offline reading is off', async () => {
    const answer = await fetch(appWithout.origin + path);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe(retiringWorker(caches));
  });
});

it('shows the offline page in each language, without scripts and unknown to search engines', async () => {
  await new Build(app.dataSource).settings({ supportPhone: '+251 911 222 333' });
  for (const [path, language] of [
    ['/offline', 'en'],
    ['/am/offline', 'am'],
    ['/om/offline', 'om'],
  ]) {
    const answer = await fetch(app.origin + path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain('<!--saved-pages-->');
    expect(html).toContain('tel:+251911222333');
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain('<script');
  }
});
