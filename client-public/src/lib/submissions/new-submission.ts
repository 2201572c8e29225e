import { submissionOf } from '@consultancy/client-shared/api';
import { LIFETIME, type SubmissionContent, type SubmissionDraft, type WaitingSubmission } from './submission';

/**
 * A submission that is stored before its first attempt.
 * @param former it waits or was given back, and is sent again
 */
export function newSubmission(content: SubmissionContent, former?: WaitingSubmission | SubmissionDraft) {
  const { key, answered } = submissionOf('POST', 'submissions', JSON.stringify(content));
  // Nobody knows whether the former attempts arrived: unchanged, it is still the same submission.
  const isRefused = former?.state === 'draft' && former.reason === 'refused';
  const isUnchanged = former && !isRefused && isSame(former, content);
  const times = { madeAt: Date.now(), endsAt: Date.now() + LIFETIME };
  const id = isUnchanged ? former.id : key;
  const submission: WaitingSubmission = { ...content, ...times, id, state: 'waiting' };
  return { submission, answered };
}

type Content = Pick<SubmissionContent, 'body' | 'files'>;

const isSame = (one: Content, other: Content) => textOf(one) === textOf(other);

/** A file is known by its id. */
function textOf({ body, files = [] }: Content): string {
  return JSON.stringify([body, files.map(({ id }) => id)]);
}
