import { type IDBPDatabase, openDB } from 'idb';
import type { QueueEntry } from './entry';

/** Milliseconds until a storage without an answer counts as refused: nothing that is sent waits longer for it. */
const PATIENCE = 1_000;

/** Bytes of files that a slow phone stores in a millisecond. */
const BYTES_A_MS = 5_000;

/** The entries of a queue in IndexedDB: one database with one store, both of its name. */
export class QueueStore<Entry extends QueueEntry> {
  #database: Promise<IDBPDatabase> | undefined;

  constructor(private readonly name: string) {}

  /** All, the oldest first. */
  async list(): Promise<Entry[] | undefined> {
    const all = await this.#attempt(PATIENCE, (db) => db.getAll(this.name) as Promise<Entry[]>);
    return all?.sort((a, b) => a.madeAt - b.madeAt);
  }

  find(id: string): Promise<Entry | undefined> {
    return this.#attempt(PATIENCE, (db) => db.get(this.name, id) as Promise<Entry | undefined>);
  }

  /**
   * @param replacedId of the draft that it was made of
   * @returns whether it is stored
   */
  async put(entry: Entry, replacedId = entry.id): Promise<boolean> {
    const isStored = await this.#attempt(patienceFor(entry), async (db, isLate) => {
      const transaction = db.transaction(this.name, 'readwrite');
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
  async changeWaiting(next: Entry): Promise<void> {
    await this.#attempt(patienceFor(next), async (db) => {
      const transaction = db.transaction(this.name, 'readwrite');
      const now = (await transaction.store.get(next.id)) as Entry | undefined;
      if (now?.state === 'waiting') await transaction.store.put(next);
      await transaction.done;
    });
  }

  async remove(id: string): Promise<void> {
    await this.#attempt(PATIENCE, (db) => db.delete(this.name, id));
  }

  #open(): Promise<IDBPDatabase> {
    return (this.#database ??= openDB(this.name, 1, {
      upgrade: (db) => void db.createObjectStore(this.name, { keyPath: 'id' }),
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

function patienceFor(entry: QueueEntry): number {
  const files = entry.state === 'sent' ? [] : (entry.files ?? []);
  return PATIENCE + files.reduce((sum, { file }) => sum + file.size, 0) / BYTES_A_MS;
}
