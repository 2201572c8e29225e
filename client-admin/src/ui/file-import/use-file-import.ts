import { useState } from 'react';
import { useFailureText } from '../failure-text';
import type { GeneratedMutation } from '../generated-mutation';
import { toasts } from '../toasts';

export interface FileImportAction<Report> {
  /** Sends the file; on a dry run the server only answers what it would do. */
  useImport: GeneratedMutation<{ data: { file: File; dryRun?: boolean } }, { data: Report }>;
  /** What the toast says when it is done. */
  done: (report: Report) => string;
}

/** The two steps of an import: the server says what a file would do, and then does it. */
export function useFileImport<Report>(
  { useImport, done }: FileImportAction<Report>,
  failed: string,
  onDone: () => void,
) {
  const failureText = useFailureText();
  const [file, setFile] = useState<File>();
  const trial = useImport({ skipInvalidation: true });
  const action = useImport({
    mutation: {
      onSuccess: ({ data }) => {
        toasts.success(done(data));
        onDone();
      },
    },
  });

  const failure = action.error ?? trial.error;
  return {
    file,
    report: trial.data?.data,
    failure: failure && failureText(failure, failed),
    isChecking: trial.isPending,
    isImporting: action.isPending,
    choose: (chosen: File) => {
      setFile(chosen);
      action.reset();
      trial.mutate({ data: { file: chosen, dryRun: true } });
    },
    start: () => file && action.mutate({ data: { file } }),
  };
}
