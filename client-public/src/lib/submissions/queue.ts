import { ApiError, type ApiErrorShape } from '@consultancy/client-shared/api';
import type { QueryClient } from '@tanstack/react-query';
import { currentAccount } from '../session';
import { passesByItself, retryAtOf, storedFailure } from './answers';
import { newSubmission } from './new-submission';
import { receiptOf, sendSubmission } from './send';
import { SubmissionStore } from './store';
import {
  type Answers,
  type FormName,
  LIFETIME,
  type SentSubmission,
  type Submission,
  type SubmissionContent,
  type SubmissionDraft,
  type WaitingSubmission,
} from './submission';
import { askForWakeUp, onWakeUp } from './wake-ups';
import { withLock } from './with-lock';

type NewSubmission<Name extends FormName> = Omit<SubmissionContent<Name>, 'form' | 'account'> & {
  /** It waits or was given back, and is sent again, changed or not. */
  former?: WaitingSubmission | SubmissionDraft | undefined;
};

/**
 * What the forms of this device send, until the server has answered it: stored before the first attempt, sent under a
 * lock, and never twice, because its id is the Idempotency-Key of every attempt. It runs while somebody subscribes to it.
 */
class SubmissionQueue {
  readonly #store = new SubmissionStore();
  #known: readonly Submission[] = [];
  readonly #listeners = new Set<() => void>();
  /** What this page sends, or has just sent: it does not wait. */
  readonly #underWay = new Set<string>();
  /** Of the page: submissions are sent by its mutations. */
  #queryClient!: QueryClient;
  /** Notifies other tabs; old browsers see their changes with the next attempt. */
  #otherTabs: BroadcastChannel | undefined;
  #flushing: Promise<void> | undefined;
  /** Somebody requested it since the last one began. */
  #isWanted = false;
  #stop = () => {};

  /** What is stored on this device, the oldest first; the same array until it changes. */
  readonly known = (): readonly Submission[] => this.#known;

  /** Subscribes to the queue, which sends by the mutations of a client from then on. */
  readonly subscribeWith =
    (client: QueryClient) =>
    (listener: () => void): (() => void) => {
      this.#queryClient = client;
      this.#listeners.add(listener);
      if (this.#listeners.size === 1) this.#stop = this.#start();
      return () => {
        this.#listeners.delete(listener);
        if (this.#listeners.size === 0) this.#stop();
      };
    };

  /**
   * Stores what a form sends and sends it. Without storage it is sent as any other request.
   * @returns what the server answered; null where another tab sends it, or it must wait
   * @throws ApiError when it is not sent; what passes by itself waits on this device from then on
   */
  async submit<Name extends FormName>(
    form: Name,
    { former, ...content }: NewSubmission<Name>,
  ): Promise<Answers[Name] | null> {
    const account = currentAccount()?.user.id ?? null;
    const { submission, answered } = newSubmission(
      { ...content, form, account } as SubmissionContent,
      former,
    );
    const { id } = submission;
    this.#underWay.add(id);
    const isStored = await this.#store.put(submission, former?.id);
    if (isStored && !maySend(submission)) {
      answered();
      await this.#showWaiting(id);
      void this.flush();
      return null;
    }
    try {
      const answer = await this.#send(submission);
      answered();
      // Another tab is sending it already.
      if (!answer) await this.#showWaiting(id);
      else if (isStored) void this.forget(id);
      // The answer is that of the form.
      return (answer as Answers[Name] | undefined) ?? null;
    } catch (error) {
      if (!passesByItself(error)) {
        answered();
        if (isStored) void this.forget(id);
      } else if (isStored) {
        answered();
        this.#underWay.delete(id);
        await this.#keepWaiting(submission, error);
      }
      throw error;
    }
  }

  /** Deletes what waits or was seen. */
  async forget(id: string): Promise<void> {
    await this.#store.remove(id);
    await this.#announceChange();
  }

  /** Stops sending it; its form opens it. */
  async giveBack(
    { retryAt: _, ...waiting }: WaitingSubmission,
    reason: SubmissionDraft['reason'],
    failure?: ApiErrorShape,
  ): Promise<void> {
    const endsAt = Date.now() + LIFETIME;
    await this.#change({ ...waiting, state: 'draft', reason, failure, endsAt });
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
      } else if (navigator.onLine && Date.now() >= (entry.retryAt ?? 0) && maySend(entry)) {
        await withLock(lockOf(entry.id), () => this.#resend(entry.id));
      }
    }
  }

  async #resend(id: string): Promise<void> {
    // Another tab may have sent it, or somebody cancelled it.
    const entry = await this.#store.find(id);
    if (entry?.state !== 'waiting') return;
    try {
      const answer = await sendSubmission(this.#queryClient, entry);
      const { madeAt, form, project, language, account } = entry;
      const sent: SentSubmission = {
        ...{ id, state: 'sent', madeAt, endsAt: Date.now() + LIFETIME },
        ...{ form, project, language, account },
        ...receiptOf(answer),
      };
      await this.#store.put(sent);
      await this.#announceChange();
    } catch (error) {
      if (passesByItself(error) || isSignInOver(error)) return this.#keepWaiting(entry, error);
      await this.giveBack(entry, 'refused', storedFailure(error));
    }
  }

  #send(submission: WaitingSubmission): Promise<Answers[FormName] | undefined> {
    return withLock(lockOf(submission.id), () => sendSubmission(this.#queryClient, submission));
  }

  async #showWaiting(id: string): Promise<void> {
    this.#underWay.delete(id);
    await this.#announceChange();
  }

  async #keepWaiting(submission: WaitingSubmission, error: unknown): Promise<void> {
    await this.#change({ ...submission, retryAt: retryAtOf(error) });
    void askForWakeUp();
  }

  /** Changes what waits; what was cancelled or given back meanwhile stays so. */
  async #change(next: WaitingSubmission | SubmissionDraft): Promise<void> {
    await this.#store.changeWaiting(next);
    await this.#announceChange();
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
    const channel = globalThis.BroadcastChannel && new BroadcastChannel('submissions');
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

export const queue = new SubmissionQueue();

const lockOf = (id: string) => `submissions-${id}`;

/** A rating is that of its account, and of no other that signs in on this device. */
function maySend({ form, account }: WaitingSubmission): boolean {
  return form !== 'rating' || account === currentAccount()?.user.id;
}

/** It is sent after the next sign-in: nobody is there to be asked for it. */
function isSignInOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
