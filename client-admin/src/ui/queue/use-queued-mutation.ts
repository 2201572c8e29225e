import type { ApiError } from '@consultancy/client-shared/api';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { type ActionDraft, type ActionName, type Answer, basisOf, type Bodies } from '../../queue/action';
import { queue } from '../../queue/queue';
import { useAccountId } from '../../session/session-context';

interface QueuedVariables<Name extends ActionName> {
  data: Bodies[Name];
  /** It was given back, and is sent again. */
  draft?: ActionDraft | undefined;
}

/**
 * A mutation that waits for a connection where there is none: its answer is null then. Without storage it is an ordinary
 * mutation.
 * @param record as the screen shows it
 * @param generated options of the generated hook
 * @param onDone called once it is sent, or waits
 */
export function useQueuedMutation<Name extends ActionName, Given extends Answer>(
  action: Name,
  record: { id: number },
  generated: UseMutationOptions<Given, ApiError, { id: number; data: Bodies[Name] }>,
  onDone?: () => void,
) {
  const account = useAccountId();
  const { id } = record;
  return useMutation<Given | null, ApiError, QueuedVariables<Name>>({
    meta: generated.meta,
    // The queue itself tries again.
    retry: false,
    mutationFn: ({ data, draft }) => {
      const content = { action, recordId: id, body: data, basis: basisOf(record), account };
      // The answer is that of the action.
      return queue.submit(content, draft) as Promise<Given | null>;
    },
    onSuccess: (answer, { data }, result, context) => {
      onDone?.();
      if (answer) return generated.onSuccess?.(answer, { id, data }, result, context);
    },
    onError: (error, { data }, result, context) => generated.onError?.(error, { id, data }, result, context),
  });
}
