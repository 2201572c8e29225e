import { beforeAll, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { canLimitHandles, leaveFewHandles } from '../../../test/support/few-handles.js';
import { waitFor } from '../../../test/support/wait-for.js';
import { ApiException } from '../../common/errors/api-exception.js';
import { NotAnImageError, runImageTask } from './image-tasks.js';

let bytes: Buffer;

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = sharp({ create: { width: 2000, height: 1500, channels: 3, background: 'tan', noise } });
  bytes = await photo.jpeg().toBuffer();
});

const encode = () => runImageTask({ do: 'encode', bytes, mostPixels: 5_000_000, width: 200, height: 150 });

/** Processes that work on images for this one. */
function workers(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-worker'));
}

it('returns the new file, and rejects what is no image', async () => {
  const small = await encode();
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 200, height: 150 });
  await expect(runImageTask({ do: 'measure', bytes: Buffer.from('no image') })).rejects.toThrow(
    NotAnImageError,
  );
  const cutOff = runImageTask({ do: 'narrow', bytes: small.subarray(0, 30), width: 100 });
  await expect(cutOff).rejects.toThrow(NotAnImageError);
});

it('names the colour that most of an image has, of what is transparent that of the paper', async () => {
  const green = { width: 90, height: 60, channels: 4 as const, background: '#2c4a3a' };
  const lines = await sharp({ create: { ...green, width: 30, background: '#f00' } })
    .png()
    .toBuffer();
  const image = await sharp({ create: green })
    .composite([{ input: lines }])
    .webp()
    .toBuffer();
  const clear = await sharp({ create: { ...green, background: '#0000' } })
    .webp()
    .toBuffer();
  expect(await runImageTask({ do: 'colour', bytes: image })).toBe('#284838');
  expect(await runImageTask({ do: 'colour', bytes: clear })).toBe('#f8f8f8');
});

const isLinux = process.platform === 'linux';

(isLinux ? it : it.skip)(
  'works in one process, whose end fails what is under way and nothing after it',
  async () => {
    const slow = runImageTask({ do: 'avif', bytes, width: 2000 });
    const ended = expect(slow.catch((error: Error) => error.constructor)).resolves.toBe(Error);
    await waitFor(() => expect(workers()).toHaveLength(1));
    process.kill(workers()[0]!, 'SIGKILL');
    await ended;
    await Promise.all([encode(), encode(), encode()]);
    expect(workers()).toHaveLength(1);
  },
);

(isLinux ? it : it.skip)('ends its process soon after the last task', async () => {
  await encode();
  expect(workers()).toHaveLength(1);
  await waitFor(() => expect(workers()).toEqual([]));
});

(canLimitHandles ? it : it.skip)(
  'says so where no process can be started, and starts one later',
  async () => {
    await waitFor(() => expect(workers()).toEqual([]));
    const giveBack = await leaveFewHandles(process.pid, 0);
    // More than are worked on at once, so that some wait.
    const refused = await Promise.allSettled([encode(), encode(), encode(), encode()]);
    await giveBack();
    for (const each of refused) {
      const { reason } = each as PromiseRejectedResult;
      expect(reason).toBeInstanceOf(ApiException);
      expect((reason as ApiException).getStatus()).toBe(503);
    }
    await encode();
  },
);
