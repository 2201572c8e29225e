import type { ApiErrorShape } from '../api';

/** Milliseconds for which something waits, and for which what was given back or sent may be looked at: 14 days. */
export const LIFETIME = 14 * 86_400_000;

/** A file that waits with what it belongs to. */
export interface QueuedFile {
  /** Random; by it the server knows what has arrived of the file, also after the page was closed. */
  id: string;
  file: File;
}

interface StoredEntry {
  /** The Idempotency-Key that it is sent with, however often. */
  id: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** When what waits is given back, and anything else is deleted. Milliseconds since 1970. */
  endsAt: number;
}

export interface WaitingEntry extends StoredEntry {
  state: 'waiting';
  /** What the API gets. */
  body: object;
  /** What it gets beside that. */
  files?: readonly QueuedFile[];
  /** The server asked not to be called before; milliseconds since 1970. */
  retryAt?: number;
}

/** Given back to be changed and sent again. */
export interface DraftEntry extends StoredEntry {
  state: 'draft';
  body: object;
  files?: readonly QueuedFile[];
  reason: 'edited' | 'expired' | 'refused';
  /** What the server refused it with. */
  failure?: ApiErrorShape;
}

/** What remains of an entry that was sent while nobody waited for it, until somebody has seen it. */
export interface SentEntry extends StoredEntry {
  state: 'sent';
}

export type QueueEntry = WaitingEntry | DraftEntry | SentEntry;

/** What the queue itself adds to an entry. */
export type EntryContent<Waiting extends WaitingEntry> = Omit<
  Waiting,
  'id' | 'state' | 'madeAt' | 'endsAt' | 'retryAt'
>;

export interface QueueOptions<Waiting, Draft, Sent extends SentEntry, Answer> {
  /** Of the database, and of what tabs share. */
  name: string;
  /** Sends an entry once, with its id as Idempotency-Key. */
  send: (entry: Waiting) => Promise<Answer>;
  /** What remains of an entry that was sent while nobody waited for it: nothing that was typed. */
  sentEntry: (entry: Waiting, answer: Answer) => Omit<Sent, keyof SentEntry>;
  /** Whether an entry may be sent now, given all that is stored; without it always. */
  maySend?: (entry: Waiting, stored: readonly (Waiting | Draft | Sent)[]) => boolean;
}
