import { submissionOf } from '../api';
import { type DraftEntry, type EntryContent, LIFETIME, type WaitingEntry } from './entry';

/**
 * An entry that is stored before its first attempt.
 * @param queue name of the queue
 * @param draft it was given back and is sent again
 */
export function newEntry<Waiting extends WaitingEntry>(
  queue: string,
  content: EntryContent<Waiting>,
  draft?: DraftEntry,
) {
  const { key, answered } = submissionOf('POST', queue, JSON.stringify(content));
  // Nobody knows whether the former attempts arrived: unchanged, it is still the same entry.
  const isUnchanged = draft && draft.reason !== 'refused' && isSame(draft, content);
  const times = { madeAt: Date.now(), endsAt: Date.now() + LIFETIME };
  const entry = { ...content, ...times, id: isUnchanged ? draft.id : key, state: 'waiting' };
  return { entry: entry as unknown as Waiting, answered };
}

type Content = Pick<WaitingEntry, 'body' | 'files'>;

const isSame = (one: Content, other: Content) => textOf(one) === textOf(other);

/** A file is known by its id. */
function textOf({ body, files = [] }: Content): string {
  return JSON.stringify([body, files.map(({ id }) => id)]);
}
