import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Submission } from './submission';

interface Schema extends DBSchema {
  submissions: { key: string; value: Submission };
}

/** Milliseconds until a storage without an answer counts as refused: no form waits longer for it. */
const PATIENCE = 1_000;

let database: Promise<IDBPDatabase<Schema>> | undefined;

function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return (database ??= openDB<Schema>('submissions', 1, {
    upgrade: (db) => void db.createObjectStore('submissions', { keyPath: 'id' }),
    // The browser deletes the data of the site, or closed the database by itself.
    blocking: (_version, _next, { target }) => {
      (target as IDBDatabase).close();
      database = undefined;
    },
    terminated: () => (database = undefined),
  }));
}

/** @returns undefined where the browser has no IndexedDB, refuses it, is full, or does not answer in time */
async function attempt<Result>(work: (db: IDBPDatabase<Schema>) => Promise<Result>) {
  let timer: number | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(resolve, PATIENCE);
  });
  try {
    return await Promise.race([openDatabase().then(work), tooLate]);
  } catch {
    database = undefined;
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** All, the oldest first. */
export async function listStored(): Promise<Submission[] | undefined> {
  const all = await attempt((db) => db.getAll('submissions'));
  return all?.sort((a, b) => a.madeAt - b.madeAt);
}

export async function findStored(id: string): Promise<Submission | undefined> {
  return attempt((db) => db.get('submissions', id));
}

/**
 * @param replacedId of the draft that it was made of
 * @returns whether it is stored
 */
export async function store(submission: Submission, replacedId = submission.id): Promise<boolean> {
  const isStored = await attempt(async (db) => {
    const transaction = db.transaction('submissions', 'readwrite');
    await transaction.store.delete(replacedId);
    await transaction.store.put(submission);
    await transaction.done;
    return true;
  });
  return isStored ?? false;
}

/** Changes what waits. What was cancelled or given back meanwhile stays so. */
export async function changeWaiting(next: Submission): Promise<void> {
  await attempt(async (db) => {
    const transaction = db.transaction('submissions', 'readwrite');
    const now = await transaction.store.get(next.id);
    if (now?.state === 'waiting') await transaction.store.put(next);
    await transaction.done;
  });
}

export async function removeStored(id: string): Promise<void> {
  await attempt((db) => db.delete('submissions', id));
}
