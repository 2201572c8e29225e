import { type IDBPDatabase, openDB } from 'idb';
import type { Submission } from './submission';

/** Milliseconds until a storage without an answer counts as refused: nothing that is sent waits longer for it. */
const PATIENCE = 1_000;

/** Name of the database, and of its only store. */
const NAME = 'submissions';

/** Bytes of files that a slow phone stores in a millisecond. */
const BYTES_A_MS = 5_000;

/** The submissions of this device, in IndexedDB. */
export class SubmissionStore {
  #database: Promise<IDBPDatabase> | undefined;

  /** All, the oldest first. */
  async list(): Promise<Submission[] | undefined> {
    const all = await this.#attempt(PATIENCE, (db) => db.getAll(NAME) as Promise<Submission[]>);
    return all?.sort((a, b) => a.madeAt - b.madeAt);
  }

  find(id: string): Promise<Submission | undefined> {
    return this.#attempt(PATIENCE, (db) => db.get(NAME, id) as Promise<Submission | undefined>);
  }

  /**
   * @param replacedId of the draft that it was made of
   * @returns whether it is stored
   */
  async put(entry: Submission, replacedId = entry.id): Promise<boolean> {
    const isStored = await this.#attempt(patienceFor(entry), async (db, isLate) => {
      const transaction = db.transaction(NAME, 'readwrite');
      await transaction.store.delete(replacedId);
      await transaction.store.put(entry);
      // The form has it: were it stored as well, it would be sent when nobody expects it.
      if (isLate()) transaction.abort();
      await transaction.done;
      return true;
    });
    return isStored ?? false;
  }

  /** Changes what waits. What was cancelled or given back meanwhile stays so. */
  async changeWaiting(next: Submission): Promise<void> {
    await this.#attempt(patienceFor(next), async (db) => {
      const transaction = db.transaction(NAME, 'readwrite');
      const now = (await transaction.store.get(next.id)) as Submission | undefined;
      if (now?.state === 'waiting') await transaction.store.put(next);
      await transaction.done;
    });
  }

  async remove(id: string): Promise<void> {
    await this.#attempt(PATIENCE, (db) => db.delete(NAME, id));
  }

  #open(): Promise<IDBPDatabase> {
    return (this.#database ??= openDB(NAME, 1, {
      upgrade: (db) => void db.createObjectStore(NAME, { keyPath: 'id' }),
      // The browser deletes the data of the site, or closed the database by itself.
      blocking: (_version, _next, { target }) => {
        (target as IDBDatabase).close();
        this.#database = undefined;
      },
      terminated: () => (this.#database = undefined),
    }));
  }

  /** @returns undefined where the browser has no IndexedDB, refuses it, is full, or does not answer in time */
  async #attempt<Result>(
    patience: number,
    work: (db: IDBPDatabase, isLate: () => boolean) => Promise<Result>,
  ): Promise<Result | undefined> {
    let timer: number | undefined;
    let isLate = false;
    const tooLate = new Promise<undefined>((resolve) => {
      timer = window.setTimeout(() => {
        isLate = true;
        resolve(undefined);
      }, patience);
    });
    try {
      return await Promise.race([this.#open().then((db) => work(db, () => isLate)), tooLate]);
    } catch {
      this.#database = undefined;
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}

function patienceFor(entry: Submission): number {
  const files = entry.state === 'sent' ? [] : (entry.files ?? []);
  return PATIENCE + files.reduce((sum, { file }) => sum + file.size, 0) / BYTES_A_MS;
}
