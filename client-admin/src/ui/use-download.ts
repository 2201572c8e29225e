import { FILE_TIMEOUT_MS, type RequestOptions } from '@consultancy/client-shared/api';
import { useMutation } from '@tanstack/react-query';
import { useFailureText } from './failure-text';
import { useToasts } from './toasts';

interface Download {
  /** A generated function that answers a file. */
  load: (options: RequestOptions) => Promise<Blob>;
  /** What the toast says when it failed and the server had no words of its own. */
  failed: string;
}

/** Fetches a file as the person who is signed in, and hands it to the browser to keep. */
export function useDownload({ load, failed }: Download): { start: () => void; isPending: boolean } {
  const failureText = useFailureText();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => load({ timeoutMs: FILE_TIMEOUT_MS }),
    onSuccess: saveFile,
    onError: (failure) => toasts.error(failureText(failure, failed)),
  });
  return { start: mutate, isPending };
}

function saveFile(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file instanceof File ? file.name : '';
  link.click();
  // Not at once: some browsers begin to read only after the click was dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
