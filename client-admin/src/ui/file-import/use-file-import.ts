import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMutationFailureText } from '../failure-text';
import { toasts } from '../toasts';

export interface FileImportAction<Report> {
  /** Sends the file; on a dry run the server only answers what it would do. */
  send: (file: File, isDryRun: boolean) => Promise<{ data: Report }>;
  /** What the toast says when it is done. */
  done: (report: Report) => string;
  /** Beginnings of the query keys that are out of date afterwards. */
  refreshes: QueryKey[];
}

/** The two steps of an import: the server says what a file would do, and then does it. */
export function useFileImport<Report>(
  { send, done, refreshes }: FileImportAction<Report>,
  failed: string,
  onDone: () => void,
) {
  const failureText = useMutationFailureText();
  const queryClient = useQueryClient();

  const trial = useMutation({ mutationFn: (file: File) => send(file, true) });
  const action = useMutation({
    mutationFn: (file: File) => send(file, false),
    onSuccess: ({ data }) => {
      toasts.success(done(data));
      onDone();
    },
    onSettled: () => Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });

  const failure = action.error ?? trial.error;
  return {
    file: trial.variables,
    report: trial.data?.data,
    failure: failure && failureText(failure, failed),
    isChecking: trial.isPending,
    isImporting: action.isPending,
    choose: (file: File) => {
      action.reset();
      trial.mutate(file);
    },
    start: () => trial.variables && action.mutate(trial.variables),
  };
}
