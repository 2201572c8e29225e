import { submissionOf } from '@consultancy/client-shared/api';
import { currentAccount } from '../session';
import { alone } from './alone';
import { codeOf, isRefusal, retryAtOf, sendSubmission } from './send';
import { changeWaiting, findStored, listStored, removeStored, store } from './store';
import type {
  Answers,
  FormName,
  SentSubmission,
  Submission,
  SubmissionDraft,
  WaitingSubmission,
} from './submission';
import { SYNC_TAG } from './sync-tag';

/** Milliseconds for which something waits, and for which what was given back or sent may be looked at: 14 days. */
const LIFETIME = 14 * 86_400_000;

let known: readonly Submission[] = [];
const listeners = new Set<() => void>();
/** What forms of this page send, or have just sent: it does not wait. */
const underWay = new Set<string>();
/** Notifies other tabs; old browsers see their changes with the next attempt. */
let otherTabs: BroadcastChannel | undefined;

/** What is stored on this device, the oldest first; the same array until it changes. */
export const knownSubmissions = (): readonly Submission[] => known;

export function subscribeToSubmissions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function refresh(): Promise<void> {
  known = (await listStored())?.filter(({ id }) => !underWay.has(id)) ?? known;
  for (const notify of listeners) notify();
}

async function announceChange(): Promise<void> {
  await refresh();
  otherTabs?.postMessage(null);
}

type NewSubmission<Name extends FormName> = Pick<
  WaitingSubmission<Name>,
  'body' | 'values' | 'language' | 'project'
> & {
  /** It was opened in the form and is sent again. */
  draft?: SubmissionDraft | undefined;
};

/**
 * Stores what a form sends and sends it. Without storage it is sent as any other request.
 * @returns what the server answered; null where it waits and will be sent by itself
 * @throws ApiError when it is refused, or not stored and not sent
 */
export async function submit<Name extends FormName>(
  form: Name,
  { draft, ...content }: NewSubmission<Name>,
): Promise<Answers[Name] | null> {
  const body = JSON.stringify(content.body);
  const { key, answered } = submissionOf('POST', form, body);
  // Nobody knows whether the former attempts arrived: unchanged, it is still the same submission.
  const isUnchanged = draft && draft.reason !== 'refused' && JSON.stringify(draft.body) === body;
  const submission: WaitingSubmission<Name> = {
    ...content,
    state: 'waiting',
    id: isUnchanged ? draft.id : key,
    form,
    account: currentAccount()?.user.id ?? null,
    madeAt: Date.now(),
    endsAt: Date.now() + LIFETIME,
  };
  const { id } = submission;
  underWay.add(id);
  const isStored = await store(submission, draft?.id);
  try {
    const answer = await alone(id, () => sendSubmission(submission));
    answered();
    // Another tab is sending it already.
    if (!answer) await showWaiting(id);
    else if (isStored) void forget(id);
    return answer ?? null;
  } catch (error) {
    if (isRefusal(error)) {
      answered();
      if (isStored) void forget(id);
      throw error;
    }
    if (!isStored) throw error;
    answered();
    underWay.delete(id);
    await keepWaiting(submission, error);
    return null;
  }
}

async function showWaiting(id: string): Promise<void> {
  underWay.delete(id);
  await announceChange();
}

/** Deletes what waits or was seen. */
export async function forget(id: string): Promise<void> {
  await removeStored(id);
  await announceChange();
}

/** Stops sending it; its form opens it. */
export async function giveBack(
  { retryAt: _, ...waiting }: WaitingSubmission,
  reason: SubmissionDraft['reason'],
  failure?: SubmissionDraft['failure'],
): Promise<void> {
  await changeWaiting({ ...waiting, state: 'draft', reason, failure, endsAt: Date.now() + LIFETIME });
  await announceChange();
}

async function keepWaiting(submission: WaitingSubmission, error: unknown): Promise<void> {
  await changeWaiting({ ...submission, retryAt: retryAtOf(error) });
  await announceChange();
  void wakeByBackgroundSync();
}

let flushing: Promise<void> | undefined;

/** Sends what waits, one after the other; what another tab sends is left to it. */
export function flushQueue(): Promise<void> {
  return (flushing ??= flushAll().finally(() => (flushing = undefined)));
}

async function flushAll(): Promise<void> {
  await refresh();
  for (const submission of known) {
    const isOver = Date.now() >= submission.endsAt;
    if (submission.state !== 'waiting') {
      if (isOver) await forget(submission.id);
    } else if (isOver) {
      await giveBack(submission, 'expired');
    } else if (navigator.onLine && Date.now() >= (submission.retryAt ?? 0)) {
      await alone(submission.id, () => resend(submission.id));
    }
  }
}

async function resend(id: string): Promise<void> {
  // Another tab may have sent it, or somebody cancelled it.
  const submission = await findStored(id);
  if (submission?.state !== 'waiting') return;
  try {
    const answer = await sendSubmission(submission);
    await store(sentSubmission(submission, codeOf(answer)));
    await announceChange();
  } catch (error) {
    if (!isRefusal(error)) return keepWaiting(submission, error);
    const { status, code, message, details } = error;
    await giveBack(submission, 'refused', { status, code, message, details });
  }
}

/** Without anything that was typed. */
function sentSubmission(
  { id, form, project, language, account, madeAt }: WaitingSubmission,
  code: string | null,
): SentSubmission {
  const endsAt = Date.now() + LIFETIME;
  return { id, form, project, language, account, madeAt, endsAt, state: 'sent', code };
}

interface SyncRegistration extends ServiceWorkerRegistration {
  /** Not in all browsers. */
  sync?: { register: (tag: string) => Promise<void> };
}

async function wakeByBackgroundSync(): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Refused by the visitor's settings: the page sends it while it is open.
  }
}

/** Listens to changes of other tabs. */
export function connectTabs(): () => void {
  otherTabs = globalThis.BroadcastChannel && new BroadcastChannel('submissions');
  otherTabs?.addEventListener('message', () => void refresh());
  return () => otherTabs?.close();
}
