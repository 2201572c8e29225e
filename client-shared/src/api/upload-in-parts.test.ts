import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fetcher, SMALL_FORM_BYTES } from './fetcher';
import { setTransport } from './transport';
import { PART_BYTES, STALLED_MS } from './upload-in-parts';
import { type UploadProgress, uploadsUnderWay } from './upload-progress';

const MEGABYTE = 1024 * 1024;

/** What the server has of each upload, as its calls say. */
let stored: Map<string, Blob>;
let forms: FormData[];
let calls: string[];
/** What becomes of a call before the server gets it, or after. */
let disturb: (call: string, when: 'before' | 'after') => void;
let progress: UploadProgress[];

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  [stored, forms, calls, progress] = [new Map(), [], [], []];
  disturb = () => {};
  setTransport(async (url, { method = 'GET', body, signal }) => {
    const call = `${method} ${url.replace(/[0-9a-f-]{36}/, ':id')}`;
    calls.push(call);
    disturb(call, 'before');
    if (signal?.aborted) throw new DOMException('aborted', 'AbortError');
    const answer = serve(method, url, body as FormData);
    await Promise.resolve();
    disturb(call, 'after');
    return answer;
  });
});
afterEach(() => {
  setTransport();
  jest.useRealTimers();
});

function serve(method: string, url: string, body: FormData): Response {
  const [, id = '', , offset] = /uploads\/([0-9a-f-]{36})(\/parts\/(\d+))?/.exec(url) ?? [];
  if (!id) forms.push(body);
  if (method === 'DELETE') stored.delete(id);
  const before = stored.get(id) ?? new Blob();
  if (offset !== undefined && Number(offset) > before.size) return refusal(409);
  if (offset !== undefined)
    stored.set(id, new Blob([before.slice(0, Number(offset)), body.get('part') as Blob]));
  return Response.json({ success: true, data: { received: stored.get(id)?.size ?? 0 } });
}

const refusal = (status: number) =>
  Response.json({ success: false, error: { code: 'CONFLICT' } }, { status });

function lose(): never {
  throw new TypeError('Failed to fetch');
}

function bytes(size: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251);
}

const fileOf = (size: number) => new File([bytes(size)], 'hero.mp4', { type: 'video/mp4' });

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('heroHeadline', 'Houses');
  form.append('heroFilm', file);
  return form;
}

const save = (file: File, signal?: AbortSignal) =>
  fetcher('/api/v1/site-copy', {
    method: 'PUT',
    body: formOf(file),
    signal,
    onProgress: (each) => progress.push(each),
  });

async function expectWhole(size: number) {
  const [form] = forms.slice(-1);
  expect(form!.get('heroHeadline')).toBe('Houses');
  const reference = form!.get('heroFilm') as File;
  expect([reference.name, reference.type]).toEqual(['hero.mp4', 'application/vnd.upload-reference']);
  const [id, named] = (await reference.text()).split(' ');
  expect(Number(named)).toBe(size);
  return id!;
}

it('sends a small file in the form itself', async () => {
  await save(fileOf(SMALL_FORM_BYTES));
  expect(calls).toEqual(['PUT /api/v1/site-copy']);
  expect((forms[0]!.get('heroFilm') as File).size).toBe(SMALL_FORM_BYTES);
});

it('sends a large file ahead in growing parts, and says how far it is', async () => {
  const size = 2 * MEGABYTE;
  let whole: Blob | undefined;
  disturb = (call) => {
    if (call.endsWith('site-copy')) [whole] = stored.values();
  };
  await save(fileOf(size));
  expect(calls).toEqual([
    ...[0, 256, 768, 1792].map((kilobytes) => `PUT /api/v1/uploads/:id/parts/${kilobytes * 1024}`),
    'PUT /api/v1/site-copy',
    'DELETE /api/v1/uploads/:id',
  ]);
  await expectWhole(size);
  expect(new Uint8Array(await whole!.arrayBuffer())).toEqual(bytes(size));
  expect(progress.map(({ sent }) => sent / 1024)).toEqual([0, 256, 768, 1792, 2048]);
  expect(progress.every(({ total, isWaiting }) => total === size && !isWaiting)).toBe(true);
});

it.each(['before', 'after'] as const)(
  'goes on after a break by itself, which it says; %s the server got the part',
  async (lost) => {
    let breaks = 2;
    disturb = (call, when) => {
      if (when === lost && call.endsWith(`/${256 * 1024}`) && (breaks -= 1) >= 0) lose();
    };
    await save(fileOf(MEGABYTE));
    await expectWhole(MEGABYTE);
    expect(progress.filter(({ isWaiting }) => isWaiting).length).toBeGreaterThan(0);
    expect(progress.at(-1)).toMatchObject({ sent: MEGABYTE, isWaiting: false });
    // What was confirmed is not sent again.
    expect(calls.filter((call) => call.endsWith('/parts/0'))).toHaveLength(1);
  },
);

it('gives up after a while, keeps what arrived, and goes on from there in the next attempt', async () => {
  disturb = (call) => void (call.includes('/parts/') && !call.endsWith('/parts/0') && lose());
  const file = fileOf(MEGABYTE);
  const failing = expect(save(file)).rejects.toMatchObject({ code: 'NETWORK_ERROR', status: 0 });
  await jest.advanceTimersByTimeAsync(STALLED_MS + 30_000);
  await failing;
  disturb = () => {};
  calls = [];
  await save(file);
  expect(calls.slice(0, 2)).toEqual([
    'GET /api/v1/uploads/:id',
    `PUT /api/v1/uploads/:id/parts/${PART_BYTES.first}`,
  ]);
  await expectWhole(MEGABYTE);
});

it('sends only the form again where its answer was lost', async () => {
  let breaks = 1;
  disturb = (call, when) => void (call.endsWith('site-copy') && when === 'after' && breaks-- > 0 && lose());
  const file = fileOf(MEGABYTE);
  await expect(save(file)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  calls = [];
  await save(file);
  expect(calls).toEqual(['GET /api/v1/uploads/:id', 'PUT /api/v1/site-copy', 'DELETE /api/v1/uploads/:id']);
});

it('begins anew where the server has forgotten what arrived', async () => {
  let forgets = 1;
  disturb = (call, when) => {
    if (when === 'before' && call.endsWith(`/${256 * 1024}`) && forgets-- > 0) stored.clear();
  };
  await save(fileOf(MEGABYTE));
  expect(calls).toContain('GET /api/v1/uploads/:id');
  await expectWhole(MEGABYTE);
});

it('stops when it is cancelled, by the caller or where uploads are listed', async () => {
  const caller = new AbortController();
  disturb = (call) => void (call.endsWith(`/${256 * 1024}`) && caller.abort());
  await expect(save(fileOf(MEGABYTE), caller.signal)).rejects.toMatchObject({ name: 'AbortError' });

  disturb = (call) => void (call.endsWith(`/${256 * 1024}`) && uploadsUnderWay()[0]!.cancel());
  const listed = fetcher('/api/v1/site-copy', { method: 'PUT', body: formOf(fileOf(MEGABYTE)) });
  await expect(listed).rejects.toMatchObject({ name: 'AbortError' });
  expect([forms, uploadsUnderWay()]).toEqual([[], []]);
});

it('passes on what the server refuses', async () => {
  setTransport(() => Promise.resolve(Response.json({ success: false, message: 'No' }, { status: 413 })));
  await expect(save(fileOf(MEGABYTE))).rejects.toMatchObject({ status: 413, message: 'No' });
});

it('goes on in another page with what arrived of a file that has a name for good', async () => {
  const upload = { address: '/api/v1/visitor-uploads', idOf: () => 'c'.repeat(32) };
  const send = (file: File) => fetcher('/api/v1/site-copy', { method: 'PUT', body: formOf(file), upload });
  const tooLate = new AbortController();
  disturb = (call) => void (call.endsWith(`/parts/${PART_BYTES.first}`) && tooLate.abort());
  const body = formOf(fileOf(MEGABYTE));
  const closing = fetcher('/api/v1/site-copy', { method: 'PUT', body, upload, signal: tooLate.signal });
  await expect(closing).rejects.toMatchObject({ name: 'AbortError' });
  disturb = () => {};
  calls = [];
  await send(fileOf(MEGABYTE));
  expect(calls[0]).toBe('GET /api/v1/visitor-uploads/:id');
  expect(calls[1]).toBe(`PUT /api/v1/visitor-uploads/:id/parts/${PART_BYTES.first}`);
  expect(await expectWhole(MEGABYTE)).toBe('cccccccc-cccc-4ccc-8ccc-cccccccccccc');
});

it('fails at once without a connection where the caller tries again by itself', async () => {
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  disturb = lose;
  const body = formOf(fileOf(MEGABYTE));
  const upload = { isQueued: true };
  await expect(fetcher('/api/v1/site-copy', { method: 'PUT', body, upload })).rejects.toMatchObject({
    code: 'NETWORK_ERROR',
  });
  expect(calls).toHaveLength(1);
  offline.mockRestore();
});
