import { type QueryKey, useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { useFailureText } from './failure-text';

interface Deed<Input, Answer> {
  /** A generated function, or several calls in a row. */
  work: (input: Input) => Promise<Answer>;
  /** What the toast says when it is done. */
  done?: (input: Input, answer: Answer) => string;
  /** What it says when it failed and the server had no words of its own. */
  failed: string;
  /** Beginnings of the query keys that are out of date afterwards, such as `getListProjectsQueryKey()`. */
  refreshes: QueryKey[];
  onDone?: (answer: Answer, input: Input) => void;
  /** Returns whether it dealt with the failure, so that no toast is needed. */
  onFailed?: (failure: unknown, input: Input) => boolean;
}

/**
 * Something staff do to stored records: it says in a toast what happened, and what is on the screen is
 * fetched again, after a failure too, since another person may have been the reason for it.
 */
export function useDeed<Input, Answer>({
  work,
  done,
  failed,
  refreshes,
  onDone,
  onFailed,
}: Deed<Input, Answer>): UseMutationResult<Answer, unknown, Input> {
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  return useMutation<Answer, unknown, Input>({
    mutationFn: work,
    onSuccess: (answer, input) => {
      if (done) toast.success(done(input, answer));
      onDone?.(answer, input);
    },
    onError: (failure, input) => {
      if (!onFailed?.(failure, input)) toast.error(failureText(failure, failed));
    },
    onSettled: () => Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
