import { afterEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderCopy } from './copy-folder.js';

const folder = mkdtempSync(join(tmpdir(), 'test-copy-folder-'));
const [from, to] = [join(folder, 'from'), join(folder, 'to')];
const { signal } = new AbortController();
const anHourAgo = Date.now() / 1000 - 3600;

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string, seconds?: number): void {
  mkdirSync(join(from, name, '..'), { recursive: true });
  writeFileSync(join(from, name), content);
  if (seconds) utimesSync(join(from, name), seconds, seconds);
}

async function contents(): Promise<Record<string, string>> {
  const entries = await readdir(to, { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  return Object.fromEntries(files.map((file) => [file.slice(to.length + 1), readFileSync(file, 'utf8')]));
}

it('has in its second round what was written, made and removed since the first one, and copies nothing else', async () => {
  for (const name of ['base/1', 'base/2', 'base/3', 'wal/1']) write(name, 'old', anHourAgo);
  write('base/4', 'old');
  const copy = new FolderCopy(from, to);
  expect(await copy.copyChanged(signal)).toBe(5);

  write('base/1', 'longer');
  // As long as before, within the same tick of the clock.
  write('base/4', 'new');
  write('base/5/6', 'more', anHourAgo);
  // The clock was set back meanwhile.
  write('base/3', 'new', anHourAgo - 1);
  rmSync(join(from, 'wal/1'));
  expect(await copy.copyChanged(signal)).toBe(4);

  expect(await contents()).toEqual({
    ...{ 'base/1': 'longer', 'base/2': 'old', 'base/3': 'new', 'base/4': 'new', 'base/5/6': 'more' },
  });
});

it('ends when it is to stop', async () => {
  write('base/1', 'old');
  const stop = new AbortController();
  stop.abort();
  await expect(new FolderCopy(from, to).copyChanged(stop.signal)).rejects.toThrow('aborted');
});

it('leaves out a folder that is removed while it is copied', async () => {
  for (const name of ['base/1', 'temporary/1']) write(name, 'old');
  const removing = {
    throwIfAborted: () => rmSync(join(from, 'temporary'), { recursive: true, force: true }),
  };
  expect(await new FolderCopy(from, to).copyChanged(removing as AbortSignal)).toBe(1);
  expect(await contents()).toEqual({ 'base/1': 'old' });
});
