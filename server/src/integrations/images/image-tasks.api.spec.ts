import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { waitFor } from '../../../test/support/wait-for.js';
import { runImageTask } from './image-tasks.js';

let folder: string;
let bytes: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'test-image-tasks-'));
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = sharp({ create: { width: 2000, height: 1500, channels: 3, background: 'tan', noise } });
  bytes = await photo.jpeg().toBuffer();
  await sharp(bytes).webp().toFile(join(folder, 'photo.webp'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const encode = (target: string) =>
  runImageTask({
    do: 'encode',
    bytes,
    mostPixels: 5_000_000,
    width: 200,
    height: 150,
    target: join(folder, target),
  });

/** Processes that work on images for this one. */
function workers(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-worker'));
}

it('tells what is no image from a disk that fails', async () => {
  const failure = (task: Promise<unknown>) =>
    task.then(
      () => undefined,
      (error: unknown) => error,
    );
  expect(await failure(runImageTask({ do: 'measure', bytes: Buffer.from('no image') }))).not.toHaveProperty(
    'code',
  );
  expect(await failure(encode('nowhere/small.webp'))).toMatchObject({ code: 'ENOENT' });
  expect(await encode('small.webp')).toBeUndefined();
  expect(statSync(join(folder, 'small.webp')).size).toBeGreaterThan(100);
});

const isLinux = process.platform === 'linux';

(isLinux ? it : it.skip)(
  'works in one process, whose end fails what is under way and nothing after it',
  async () => {
    const slow = runImageTask({
      do: 'avif',
      source: join(folder, 'photo.webp'),
      width: 2000,
      target: join(folder, 'a.avif'),
    });
    const ended = expect(slow).rejects.toMatchObject({ code: 'ENDED' });
    await waitFor(() => expect(workers()).toHaveLength(1));
    process.kill(workers()[0]!, 'SIGKILL');
    await ended;
    await Promise.all([encode('b.webp'), encode('c.webp'), encode('d.webp')]);
    expect(workers()).toHaveLength(1);
  },
);

(isLinux ? it : it.skip)('ends its process soon after the last task', async () => {
  await encode('e.webp');
  expect(workers()).toHaveLength(1);
  await waitFor(() => expect(workers()).toEqual([]));
});
