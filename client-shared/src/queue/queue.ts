import type { ApiErrorShape } from '../api';
import { alone } from './alone';
import { isRefusal, retryAtOf, storedFailure } from './answers';
import {
  type DraftEntry,
  type EntryContent,
  LIFETIME,
  type QueueOptions,
  type SentEntry,
  type WaitingEntry,
} from './entry';
import { newEntry } from './new-entry';
import { QueueStore } from './store';
import { askForWakeUp, onWakeUp } from './wake-ups';

/**
 * What waits on this device until the server has answered it: stored before the first attempt, sent under a lock, and
 * never twice, because its id is the Idempotency-Key of every attempt. It runs while somebody subscribes to it.
 */
export class Queue<
  Waiting extends WaitingEntry,
  Draft extends DraftEntry,
  Sent extends SentEntry,
  Answer extends object,
> {
  readonly #options: QueueOptions<Waiting, Draft, Sent, Answer>;
  readonly #store: QueueStore<Waiting | Draft | Sent>;
  #known: readonly (Waiting | Draft | Sent)[] = [];
  readonly #listeners = new Set<() => void>();
  /** What this page sends, or has just sent: it does not wait. */
  readonly #underWay = new Set<string>();
  /** Notifies other tabs; old browsers see their changes with the next attempt. */
  #otherTabs: BroadcastChannel | undefined;
  #flushing: Promise<void> | undefined;
  /** Somebody requested it since the last one began. */
  #isWanted = false;
  #stop = () => {};

  constructor(options: QueueOptions<Waiting, Draft, Sent, Answer>) {
    this.#options = options;
    this.#store = new QueueStore(options.name);
  }

  /** What is stored on this device, the oldest first; the same array until it changes. */
  readonly known = (): readonly (Waiting | Draft | Sent)[] => this.#known;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#stop = this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  /**
   * Stores an entry and sends it. Without storage it is sent as any other request.
   * @param draft it was opened and is sent again
   * @returns what the server answered; null where it waits and will be sent by itself
   * @throws ApiError when it is refused, or not stored and not sent
   */
  async submit(content: EntryContent<Waiting>, draft?: Draft): Promise<Answer | null> {
    const { entry, answered } = newEntry(this.#options.name, content, draft);
    const { id } = entry;
    this.#underWay.add(id);
    const isStored = await this.#store.put(entry, draft?.id);
    if (isStored && !this.#maySend(entry)) {
      answered();
      await this.#showWaiting(id);
      void this.flush();
      return null;
    }
    try {
      const answer = await this.#alone(id, () => this.#options.send(entry));
      answered();
      // Another tab is sending it already.
      if (!answer) await this.#showWaiting(id);
      else if (isStored) void this.forget(id);
      return answer ?? null;
    } catch (error) {
      if (isRefusal(error)) {
        answered();
        if (isStored) void this.forget(id);
        throw error;
      }
      if (!isStored) throw error;
      answered();
      this.#underWay.delete(id);
      await this.#keepWaiting(entry, error);
      return null;
    }
  }

  /** Has what was given back sent by itself; where it is refused, it is given back again. */
  async sendAgain(content: EntryContent<Waiting>, draft: Draft): Promise<void> {
    const { entry, answered } = newEntry(this.#options.name, content, draft);
    answered();
    await this.#store.put(entry, draft.id);
    await this.#announceChange();
    await this.flush();
  }

  /** Deletes what waits or was seen. */
  async forget(id: string): Promise<void> {
    await this.#store.remove(id);
    await this.#announceChange();
  }

  async forgetAll(which: (entry: Waiting | Draft | Sent) => boolean): Promise<void> {
    for (const { id } of (await this.#store.list())?.filter(which) ?? []) await this.#store.remove(id);
    await this.#announceChange();
  }

  /** Stops sending it; its form opens it. */
  async giveBack(
    { retryAt: _, ...waiting }: Waiting,
    reason: DraftEntry['reason'],
    failure?: ApiErrorShape,
  ): Promise<void> {
    const endsAt = Date.now() + LIFETIME;
    await this.change({ ...waiting, state: 'draft', reason, failure, endsAt } as unknown as Draft);
  }

  /** Changes what waits; what was cancelled or given back meanwhile stays so. */
  async change(next: Waiting | Draft): Promise<void> {
    await this.#store.changeWaiting(next);
    await this.#announceChange();
  }

  /** Sends what waits, one after the other; what another tab sends is left to it. */
  flush(): Promise<void> {
    this.#isWanted = true;
    return (this.#flushing ??= this.#flushWhileWanted().finally(() => (this.#flushing = undefined)));
  }

  async #flushWhileWanted(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.#flushAll();
    }
  }

  async #flushAll(): Promise<void> {
    await this.#refresh();
    for (const entry of this.#known) {
      const isOver = Date.now() >= entry.endsAt;
      if (entry.state !== 'waiting') {
        if (isOver) await this.forget(entry.id);
      } else if (isOver) {
        await this.giveBack(entry, 'expired');
      } else if (navigator.onLine && Date.now() >= (entry.retryAt ?? 0) && this.#maySend(entry)) {
        await this.#alone(entry.id, () => this.#resend(entry.id));
      }
    }
  }

  async #resend(id: string): Promise<void> {
    // Another tab may have sent it, or somebody cancelled it.
    const entry = await this.#store.find(id);
    if (entry?.state !== 'waiting') return;
    try {
      const answer = await this.#options.send(entry);
      const { madeAt } = entry;
      const sent = { id, state: 'sent', madeAt, endsAt: Date.now() + LIFETIME } satisfies SentEntry;
      await this.#store.put({ ...sent, ...this.#options.sentEntry(entry, answer) } as unknown as Sent);
      await this.#announceChange();
    } catch (error) {
      if (!isRefusal(error)) return this.#keepWaiting(entry, error);
      await this.giveBack(entry, 'refused', storedFailure(error));
    }
  }

  #maySend(entry: Waiting): boolean {
    return this.#options.maySend?.(entry, this.#known) ?? true;
  }

  #alone<Result>(id: string, work: () => Promise<Result>): Promise<Result | undefined> {
    return alone(`${this.#options.name}-${id}`, work);
  }

  async #showWaiting(id: string): Promise<void> {
    this.#underWay.delete(id);
    await this.#announceChange();
  }

  async #keepWaiting(entry: Waiting, error: unknown): Promise<void> {
    await this.change({ ...entry, retryAt: retryAtOf(error) });
    void askForWakeUp();
  }

  async #refresh(): Promise<void> {
    const stored = await this.#store.list();
    this.#known = stored?.filter(({ id }) => !this.#underWay.has(id)) ?? this.#known;
    for (const notify of this.#listeners) notify();
  }

  async #announceChange(): Promise<void> {
    await this.#refresh();
    this.#otherTabs?.postMessage(null);
  }

  #start(): () => void {
    const channel = globalThis.BroadcastChannel && new BroadcastChannel(this.#options.name);
    channel?.addEventListener('message', () => void this.#refresh());
    this.#otherTabs = channel;
    const stop = onWakeUp(() => void this.flush());
    return () => {
      stop();
      channel?.close();
      this.#otherTabs = undefined;
    };
  }
}
