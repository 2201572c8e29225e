import type { UploadProgress } from '@consultancy/client-shared/api';

/** What became of a file. */
export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'refused' | 'cancelled';

export interface Upload<Answer = unknown> {
  id: number;
  name: string;
  state: UploadState;
  /** How much of it has gone; undefined for a small file, which goes at once. */
  progress?: UploadProgress;
  /** Why it failed or was refused. */
  reason?: string;
  answer?: Answer;
}

interface UploadWork<Answer> {
  /** Why a file need not be sent at all; undefined where it may go. */
  refuse: (file: File) => string | undefined;
  /** Sends one file; the same key goes out with it each time. */
  send: (
    file: File,
    key: string,
    signal: AbortSignal,
    onProgress: (progress: UploadProgress) => void,
  ) => Promise<Answer>;
  /** What is said of a failure, and whether the same file may arrive when it is sent again. */
  explain: (failure: unknown) => { reason: string; mayArrive: boolean };
  newKey: () => string;
}

/** So many go at once: more would only wait for one another on the line. */
const MOST_AT_ONCE = 3;
/** Least time between two notifications of progress. */
const TOLD_EVERY_MS = 100;

interface Task<Answer> {
  upload: Upload<Answer>;
  /** Only what the browser knows of the file; nobody reads it before it is sent, and it is let go once it arrived. */
  file?: File;
  key: string;
  abort?: AbortController;
}

/**
 * Sends many files, a few at once, each by itself: the failure of one does not affect the others. Stores only the
 * name of a file.
 */
export class UploadQueue<Answer> {
  readonly #work: UploadWork<Answer>;
  readonly #listeners = new Set<() => void>();
  #tasks: Task<Answer>[] = [];
  #shown: Upload<Answer>[] = [];
  #telling: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(work: UploadWork<Answer>) {
    this.#work = work;
  }

  /** All uploads, in the order in which they were added; another list after each change. */
  readonly uploads = (): Upload<Answer>[] => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @returns the uploads of these files, refused ones too */
  add(files: File[]): Upload<Answer>[] {
    const added = files.map((file) => {
      const reason = this.#work.refuse(file);
      const state = reason === undefined ? 'waiting' : 'refused';
      const upload = { id: (this.#lastId += 1), name: file.name, state, reason } as const;
      this.#tasks.push({ upload, key: this.#work.newKey(), ...(reason === undefined && { file }) });
      return upload;
    });
    this.#tell();
    this.#sendNext();
    return added;
  }

  /** Stops one upload, or all that have not arrived. */
  cancel(id?: number): void {
    for (const task of this.#tasks) {
      if (id !== undefined && task.upload.id !== id) continue;
      if (task.upload.state !== 'waiting' && task.upload.state !== 'sending') continue;
      this.#set(task, { state: 'cancelled' });
      task.abort?.abort();
    }
    this.#tell();
    this.#sendNext();
  }

  /** Sends one again that did not arrive, or all of them, each under the key that it had. */
  retry(id?: number): void {
    for (const task of this.#tasks) {
      if (id !== undefined && task.upload.id !== id) continue;
      if (!task.file || (task.upload.state !== 'failed' && task.upload.state !== 'cancelled')) continue;
      this.#set(task, { state: 'waiting', reason: undefined });
    }
    this.#tell();
    this.#sendNext();
  }

  /** Forgets what is over. */
  clear(): void {
    this.#tasks = this.#tasks.filter(
      ({ upload }) => upload.state === 'waiting' || upload.state === 'sending',
    );
    this.#tell();
  }

  #sendNext(): void {
    let free = MOST_AT_ONCE - this.#tasks.filter(({ upload }) => upload.state === 'sending').length;
    for (const task of this.#tasks) {
      if (free <= 0) return;
      if (task.upload.state !== 'waiting') continue;
      free -= 1;
      void this.#send(task);
    }
  }

  async #send(task: Task<Answer>): Promise<void> {
    const abort = new AbortController();
    task.abort = abort;
    this.#set(task, { state: 'sending' });
    this.#tell();
    const tellProgress = (progress: UploadProgress) => {
      if (task.abort !== abort || abort.signal.aborted) return;
      this.#set(task, { progress });
      this.#telling ??= setTimeout(() => this.#tell(), TOLD_EVERY_MS);
    };
    try {
      const answer = await this.#work.send(task.file!, task.key, abort.signal, tellProgress);
      this.#set(task, { state: 'done', answer });
      delete task.file;
    } catch (failure) {
      if (!abort.signal.aborted) {
        const { reason, mayArrive } = this.#work.explain(failure);
        this.#set(task, { state: mayArrive ? 'failed' : 'refused', reason });
        if (!mayArrive) delete task.file;
      }
    }
    this.#tell();
    this.#sendNext();
  }

  #set(task: Task<Answer>, changes: Partial<Upload<Answer>>): void {
    task.upload = { ...task.upload, ...changes };
  }

  #tell(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    this.#shown = this.#tasks.map(({ upload }) => upload);
    for (const listener of this.#listeners) listener();
  }
}
