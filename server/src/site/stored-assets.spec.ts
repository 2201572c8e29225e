import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoredAssets } from './stored-assets.js';

let folder: string;
let storedFolder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-assets-'));
  storedFolder = join(folder, 'data/assets/public');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build with these assets of the public client. */
function build(name: string, assets: Record<string, string>): StoredAssets {
  const place = join(folder, name);
  mkdirSync(join(place, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(assets)) writeFileSync(join(place, 'assets', file), text);
  const builds = { public: place, admin: join(folder, 'never built') };
  return new StoredAssets(join(folder, 'data'), undefined, builds);
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

it('keeps the assets of each build for four weeks after its last start', async () => {
  const old = build('old', { 'app-1.js': 'one', 'both-1.css': 'x' });
  const newer = build('new', { 'app-2.js': 'two', 'both-1.css': 'x' });
  await old.keep();
  await newer.keep();
  expect(readdirSync(storedFolder).sort()).toEqual(['app-1.js', 'app-2.js', 'both-1.css']);
  utimesSync(join(storedFolder, 'app-1.js'), daysAgo(27), daysAgo(27));
  await newer.keep();
  expect(readFileSync(join(storedFolder, 'app-1.js'), 'utf8')).toBe('one');
  // Started again, it is as new.
  utimesSync(join(storedFolder, 'app-2.js'), daysAgo(29), daysAgo(29));
  await newer.keep();
  await old.keep();
  expect(readdirSync(storedFolder)).toContain('app-2.js');
  utimesSync(join(storedFolder, 'app-1.js'), daysAgo(29), daysAgo(29));
  await newer.keep();
  expect(readdirSync(storedFolder).sort()).toEqual(['app-2.js', 'both-1.css']);
});

it('makes whole what was cut off', async () => {
  const assets = build('build', { 'app-1.js': 'one' });
  await assets.keep();
  writeFileSync(join(storedFolder, 'app-1.js'), '');
  await assets.keep();
  expect(readFileSync(join(storedFolder, 'app-1.js'), 'utf8')).toBe('one');
});
