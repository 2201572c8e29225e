import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { TestApp } from '../../../test/support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

it('answers the version of package.json, and nothing else, while the process runs', async () => {
  const manifest = readFileSync(resolve(import.meta.dirname, '../../../../package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const answer = await fetch(`${app.origin}/health/live`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ success: true, message: 'The process is up.', data: { version } });
});
