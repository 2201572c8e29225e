import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeMigratedInstance } from '../support/migrated-instance.js';
import { S3Store } from '../support/s3-store.js';
import { ServerProcess } from '../support/server-process.js';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'test-builds-'));
const other = join(folder, 'other');
const addedAsset = 'of-the-other-build-12345678.js';
let goneAsset: string;

// The same server, whose public client was built of other sources: it has one asset more and one less.
beforeAll(() => {
  const server = ['dist', 'package.json', 'openapi-examples.json'].map((part) => join('server', part));
  for (const part of ['package.json', ...server, 'client-public/dist', 'client-admin/dist']) {
    cpSync(join(root, part), join(other, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(other, 'node_modules'));
  symlinkSync(join(root, 'server/node_modules'), join(other, 'server/node_modules'));
  const assets = join(other, 'client-public/dist/client/assets');
  goneAsset = readdirSync(assets).find((name) => name.endsWith('.js'))!;
  for (const ending of ['', '.br', '.gz']) rmSync(join(assets, goneAsset + ending));
  writeFileSync(join(assets, addedAsset), 'export {};');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(server: ServerProcess, asset: string, encoding = 'identity') {
  const headers = { 'Accept-Encoding': encoding };
  const answer = await fetch(`${server.origin}/assets/${asset}`, { headers });
  const { status } = answer;
  return { status, stored: answer.headers.get('cache-control'), text: await answer.text() };
}

describe('a server of one build', () => {
  it('answers the assets of another build that was started before it', async () => {
    const text = readFileSync(join(root, 'client-public/dist/client/assets', goneAsset), 'utf8');
    const requested = { status: 200, stored: 'public, max-age=31536000, immutable', text };
    const settings = { ...(await makeMigratedInstance(join(folder, 'data-'))), LOG_LEVEL: 'error' };
    let server = await ServerProcess.start(settings);
    expect(await ask(server, goneAsset)).toEqual(requested);
    expect(await ask(server, addedAsset)).toMatchObject({ status: 404 });
    await server.signal('SIGTERM');
    server = await ServerProcess.start(settings, join(other, 'server/dist/main.js'));
    expect(await ask(server, goneAsset)).toEqual(requested);
    expect(await ask(server, goneAsset, 'br')).toEqual(requested);
    await server.signal('SIGTERM');
    server = await ServerProcess.start(settings);
    expect(await ask(server, addedAsset)).toEqual({ ...requested, text: 'export {};' });
    expect(await ask(server, 'of-no-build.js')).toMatchObject({ status: 404 });
    await server.signal('SIGTERM');
  });
});

describe('servers of two builds, each on a machine of its own', () => {
  it('answer each other’s assets where they share a store, whichever came first', async () => {
    const store = await S3Store.start();
    const start = async (build: string) =>
      ServerProcess.start(
        {
          ...store.environment,
          ...(await makeMigratedInstance(join(folder, 'machine-'))),
          LOG_LEVEL: 'error',
        },
        join(build, 'server/dist/main.js'),
      );
    const older = await start(root);
    const newer = await start(other);
    const requested = { status: 200, stored: 'public, max-age=31536000, immutable' };
    const gone = readFileSync(join(root, 'client-public/dist/client/assets', goneAsset), 'utf8');
    expect(await ask(older, addedAsset)).toEqual({ ...requested, text: 'export {};' });
    expect(await ask(newer, goneAsset)).toEqual({ ...requested, text: gone });
    expect(await ask(newer, goneAsset, 'br')).toEqual({ ...requested, text: gone });
    expect(await ask(older, 'of-no-build.js')).toMatchObject({ status: 404 });
    // What was fetched stays, with or without the store; the rest is unknown.
    await store.go();
    expect(await ask(older, addedAsset)).toMatchObject(requested);
    expect(await ask(older, 'of-nobody.js')).toMatchObject({ status: 503 });
    await Promise.all([older, newer].map((server) => server.signal('SIGKILL')));
    await store.stop();
  });
});
