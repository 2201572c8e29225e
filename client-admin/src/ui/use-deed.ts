import { currentRecord } from '@consultancy/client-shared/api';
import { type QueryKey, useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from './failure-text';
import { putIntoLists } from './put-into-lists';
import { type FieldLabels, useChangesText } from './changes-text';
import { useToasts } from './toasts';

interface Deed<Input, Answer> {
  /** A generated function, or several calls in a row. */
  work: (input: Input) => Promise<Answer>;
  /** What the toast says when it is done. */
  done?: (input: Input, answer: Answer) => string;
  /** What it says when it failed and the server had no words of its own. */
  failed: string;
  /**
   * Beginnings of the query keys that are out of date afterwards, such as `getListProjectsQueryKey()`. The first are
   * those of the lists of the changed records themselves.
   */
  refreshes: QueryKey[];
  /** Whether these lists show what it answers, before they are fetched again; they do where nothing is said. */
  isListed?: (input: Input) => boolean;
  onDone?: (answer: Answer, input: Input) => void;
  /** Returns whether it dealt with the failure, so that no toast is needed. */
  onFailed?: (failure: unknown, input: Input) => boolean;
  /**
   * For a change that sends the version it is based on: the record as it was on the screen, and what its fields
   * are called. Where somebody else was faster, the toast says what they changed.
   */
  basedOn?: (input: Input) => { record: object; labels: FieldLabels };
}

/**
 * How long a button stays busy until the new versions are there, so that the next change is based on them. On a bad line
 * fetching them is tried again for much longer than anybody should wait for what is done.
 */
const LONGEST_WAIT_MS = 2000;

/**
 * Something staff do to stored records: it says in a toast what happened, and what is on the screen is
 * fetched again, after a failure too, since another person may have been the reason for it.
 */
export function useDeed<Input, Answer>({
  work,
  done,
  failed,
  refreshes,
  isListed = () => true,
  onDone,
  onFailed,
  basedOn,
}: Deed<Input, Answer>): UseMutationResult<Answer, unknown, Input> {
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const changesText = useChangesText();
  const toasts = useToasts();
  return useMutation<Answer, unknown, Input>({
    mutationFn: work,
    onSuccess: (answer, input) => {
      if (isListed(input)) putIntoLists(queryClient, refreshes[0], answer);
      if (done) toasts.success(done(input, answer));
      onDone?.(answer, input);
    },
    onError: (failure, input) => {
      if (onFailed?.(failure, input)) return;
      const current = currentRecord(failure);
      const before = current && basedOn?.(input);
      const changes = before ? changesText(before.record, current, before.labels) : '';
      toasts.error([failureText(failure, failed), changes].filter(Boolean).join(' '));
    },
    onSettled: () =>
      Promise.race([
        Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
        new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
      ]),
  });
}
