import { ApiError } from './api-error';
import { randomId } from './random-id';
import type { TransportOptions, UploadOptions } from './transport';
import { trackUpload, type UploadProgress } from './upload-progress';

const KILOBYTE = 1024;

/** Parts grow where the line is fast and shrink where it breaks; the server takes a megabyte. */
export const PART_BYTES = { first: 256 * KILOBYTE, least: 32 * KILOBYTE, most: 1024 * KILOBYTE };

/** Milliseconds that a part has; the smallest arrives in that time at 9 kbit/s. */
export const PART_TIMEOUT_MS = 30_000;

/** A part that took less is followed by a larger one. */
const QUICK_MS = 2_000;

/** Without progress for so long an upload fails; what has arrived stays for the next attempt. */
export const STALLED_MS = 90_000;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

const REFERENCE_TYPE = 'application/vnd.upload-reference';

/** Names under which the server knows files of this page, so that another attempt goes on with them. */
const ids = new WeakMap<File, string>();

type Send = <Answer>(url: string, options: TransportOptions) => Promise<Answer>;

interface PartsOptions {
  /** Without it the upload is among those that `uploadsUnderWay` lists. */
  onProgress?: (progress: UploadProgress) => void;
  /** Sends one request as the person who is signed in. */
  send: Send;
}

/**
 * Sends the files of a form part by part, then the form with references in their place. A line that breaks costs one
 * part: it goes on by itself when the line is back, and where it failed another attempt with the same files goes on from
 * what arrived.
 * @throws ApiError NETWORK_ERROR where nothing arrived for a minute and a half
 */
export async function sendInParts<Answer>(
  url: string,
  { upload = {}, ...options }: TransportOptions & { body: FormData },
  { onProgress, send }: PartsOptions,
): Promise<Answer> {
  const files = filesIn(options.body);
  const cancelling = new AbortController();
  const { signal } = cancelling;
  const cancel = () => cancelling.abort(options.signal?.reason);
  const shown = onProgress ? undefined : trackUpload(files[0]!.name, cancel);
  options.signal?.addEventListener('abort', cancel);
  try {
    options.signal?.throwIfAborted();
    const sending = { signal, send, upload };
    await sendFiles(files, onProgress ?? shown!.onProgress, sending);
    const answer = await send<Answer>(url, { ...options, body: withReferences(options.body), signal });
    for (const file of files) forget(file, sending);
    return answer;
  } finally {
    options.signal?.removeEventListener('abort', cancel);
    shown?.end();
  }
}

function filesIn(form: FormData): File[] {
  return [...form.values()].filter((value): value is File => value instanceof File);
}

interface Sending {
  signal: AbortSignal;
  send: Send;
  upload: UploadOptions;
}

async function sendFiles(files: File[], onProgress: (progress: UploadProgress) => void, sending: Sending) {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const startedAt = Date.now();
  let before = 0;
  let first: number | undefined;
  for (const file of files) {
    await sendFile(file, sending, (arrived, isWaiting) => {
      const sent = before + arrived;
      // What arrived in an attempt before says nothing of the rate of this one.
      first ??= sent;
      const rate = (sent - first) / (Date.now() - startedAt);
      const secondsLeft = rate > 0 ? (total - sent) / rate / 1000 : undefined;
      onProgress({ sent, total, secondsLeft, isWaiting });
    });
    before += file.size;
  }
}

/** It was used: nobody needs the parts. What fails here the server removes by itself. */
function forget(file: File, { send, upload }: Sending): void {
  void send(addressOf(file, upload), { method: 'DELETE' }).catch(() => undefined);
  ids.delete(file);
}

async function sendFile(
  file: File,
  sending: Sending,
  tell: (arrived: number, isWaiting: boolean) => void,
): Promise<void> {
  const { signal, upload } = sending;
  const id = upload.idOf?.(file);
  // What is sent for the first time needs no question.
  let isKnown = !id && !ids.has(file);
  if (!ids.has(file)) ids.set(file, asUuid(id ?? randomId()));
  let arrived = 0;
  let size = PART_BYTES.first;
  let failures = 0;
  let progressAt = Date.now();
  while (!isKnown || arrived < file.size) {
    if (isKnown) tell(arrived, failures > 0);
    const requestedAt = Date.now();
    try {
      // The server says where to go on.
      const before = arrived;
      arrived = isKnown ? await sendPart(file, arrived, size, sending) : await receivedOf(file, sending);
      if (isKnown && Date.now() - requestedAt < QUICK_MS) size = Math.min(size * 2, PART_BYTES.most);
      if (!isKnown || arrived > before) progressAt = Date.now();
      isKnown = true;
      failures = 0;
    } catch (failure) {
      signal.throwIfAborted();
      if (!mayArriveLater(failure) || Date.now() - progressAt > STALLED_MS) throw failure;
      if (upload.isQueued && !navigator.onLine) throw failure;
      // Parts that the server has forgotten, as after hours, are sent again.
      if (failure.status === 409) isKnown = false;
      size = Math.max(size / 2, PART_BYTES.least);
      failures += 1;
      tell(arrived, true);
      const wait = failure.retryAfter ? failure.retryAfter * 1000 : FIRST_WAIT_MS * 2 ** (failures - 1);
      await pause(Math.min(wait, LONGEST_WAIT_MS), signal);
    }
  }
  tell(arrived, false);
}

interface Answer {
  data: { received: number };
}

const addressOf = (file: File, { address = '/api/v1/uploads' }: UploadOptions) =>
  `${address}/${ids.get(file)!}`;

async function sendPart(
  file: File,
  offset: number,
  size: number,
  { signal, send, upload }: Sending,
): Promise<number> {
  const body = new FormData();
  body.append('part', file.slice(offset, offset + size), 'part');
  const address = `${addressOf(file, upload)}/parts/${offset}`;
  const { data } = await send<Answer>(address, { method: 'PUT', body, signal, timeoutMs: PART_TIMEOUT_MS });
  return data.received;
}

async function receivedOf(file: File, { signal, send, upload }: Sending): Promise<number> {
  return (await send<Answer>(addressOf(file, upload), { method: 'GET', signal })).data.received;
}

function mayArriveLater(failure: unknown): failure is ApiError {
  if (!(failure instanceof ApiError)) return false;
  return failure.status === 0 || failure.status >= 500 || [408, 409, 429].includes(failure.status);
}

/** Until then, or until there is a connection again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

function withReferences(form: FormData): FormData {
  const references = new FormData();
  for (const [name, value] of form) {
    if (!(value instanceof File)) references.append(name, value);
    else references.append(name, referenceTo(value), value.name);
  }
  return references;
}

function referenceTo(file: File): Blob {
  return new Blob([`${ids.get(file)!} ${file.size}`], { type: REFERENCE_TYPE });
}

/** As a random UUID is written. */
function asUuid(id: string): string {
  return id.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
