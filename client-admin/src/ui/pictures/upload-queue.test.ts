import type { UploadProgress } from '@consultancy/client-shared/api';
import { beforeEach, expect, it } from '@jest/globals';
import { type Upload, UploadQueue } from './upload-queue';

interface Sent {
  name: string;
  key: string;
  signal: AbortSignal;
  progress: (progress: UploadProgress) => void;
  arrive: () => void;
  fail: (failure: unknown) => void;
}

let sent: Sent[];
let keys: number;
let queue: UploadQueue<string>;

beforeEach(() => {
  sent = [];
  keys = 0;
  queue = new UploadQueue({
    refuse: (file) => (file.name.endsWith('.txt') ? 'Not a picture' : undefined),
    send: (file, key, signal, progress) =>
      new Promise((resolve, reject) => {
        const { name } = file;
        sent.push({ name, key, signal, progress, arrive: () => resolve(`stored ${name}`), fail: reject });
      }),
    explain: (failure) => ({ reason: String(failure), mayArrive: failure !== 'broken' }),
    newKey: () => `key ${(keys += 1)}`,
  });
});

const add = (...names: string[]) => queue.add(names.map((name) => new File([], name)));
const settle = () => new Promise((resolve) => setTimeout(resolve));
const states = () => queue.uploads().map(({ state }: Upload) => state);

it('sends three at once, each under a key of its own, and goes on with the next', async () => {
  add('a', 'b', 'c', 'd', 'e');
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  sent[1]!.arrive();
  await settle();
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(states()).toEqual(['sending', 'done', 'sending', 'sending', 'waiting']);
  expect(queue.uploads()[1]).toMatchObject({ answer: 'stored b' });
});

it('does not send what is refused, and says why', () => {
  add('notes.txt', 'a');
  expect(sent.map(({ name }) => name)).toEqual(['a']);
  expect(queue.uploads()[0]).toMatchObject({ state: 'refused', reason: 'Not a picture' });
});

it('goes on though one fails, and sends it again under its key; what the server does not want stays refused', async () => {
  add('a', 'b', 'c', 'd');
  sent[0]!.fail('line');
  sent[1]!.fail('broken');
  await settle();
  expect(states()).toEqual(['failed', 'refused', 'sending', 'sending']);
  queue.retry();
  expect(states()).toEqual(['sending', 'refused', 'sending', 'sending']);
  expect(sent.at(-1)).toMatchObject({ name: 'a', key: sent[0]!.key });
});

it('cancels one, or all, and lets them be sent again', async () => {
  add('a', 'b', 'c', 'd');
  queue.cancel(queue.uploads()[0]!.id);
  expect(sent[0]!.signal.aborted).toBe(true);
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  sent[0]!.fail('aborted');
  queue.cancel();
  await settle();
  expect(states()).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
  queue.retry(queue.uploads()[2]!.id);
  expect(states()).toEqual(['cancelled', 'cancelled', 'sending', 'cancelled']);
  queue.clear();
  expect(states()).toEqual(['sending']);
});

it('throttles progress updates', async () => {
  let calls = 0;
  queue.subscribe(() => (calls += 1));
  add('a');
  const before = calls;
  const of = (percent: number) => ({ sent: percent, total: 100, secondsLeft: 1, isWaiting: false });
  for (let percent = 1; percent <= 50; percent += 1) sent[0]!.progress(of(percent));
  expect(calls).toBe(before);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(calls).toBe(before + 1);
  expect(queue.uploads()[0]!.progress).toEqual(of(50));
});
