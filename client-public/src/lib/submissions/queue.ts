import { type EntryContent, Queue } from '@consultancy/client-shared/queue';
import { currentAccount } from '../session';
import { codeOf, sendSubmission } from './send';
import type { Answers, FormName, SentSubmission, SubmissionDraft, WaitingSubmission } from './submission';

/** What the forms of this device send, until it has arrived. */
export const queue = new Queue<WaitingSubmission, SubmissionDraft, SentSubmission, Answers[FormName]>({
  name: 'submissions',
  send: sendSubmission,
  sentEntry: ({ form, project, language, account }, answer) => ({
    ...{ form, project, language, account },
    code: codeOf(answer),
  }),
  // A rating is that of its account, and of no other that signs in on this device.
  maySend: ({ form, account }) => form !== 'rating' || account === currentAccount()?.user.id,
});

type NewSubmission<Name extends FormName> = Omit<
  EntryContent<WaitingSubmission<Name>>,
  'form' | 'account'
> & {
  /** It was opened in the form and is sent again. */
  draft?: SubmissionDraft | undefined;
};

/**
 * Stores what a form sends and sends it. Without storage it is sent as any other request.
 * @returns what the server answered; null where it waits and will be sent by itself
 * @throws ApiError when it is refused, or not stored and not sent
 */
export function submit<Name extends FormName>(
  form: Name,
  { draft, ...content }: NewSubmission<Name>,
): Promise<Answers[Name] | null> {
  const account = currentAccount()?.user.id ?? null;
  const sending = queue.submit({ ...content, form, account } as EntryContent<WaitingSubmission>, draft);
  // The answer is that of the form.
  return sending as Promise<Answers[Name] | null>;
}
