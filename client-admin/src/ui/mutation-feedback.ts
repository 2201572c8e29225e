import { ApiError, currentRecord } from '@consultancy/client-shared/api';
import { type Mutation, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type FieldLabels, useChangesText } from './changes-text';
import { useFailureText } from './failure-text';
import { toasts } from './toasts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What the toast says when it is done; without it none. */
      success?: string;
      /** What the toast says when it failed and the server had no words of its own; without it none. */
      error?: string;
      /**
       * For a change that sends the version it is based on: the record as it was on the screen, and what its fields
       * are called. Where somebody else was faster, the toast says what they changed.
       */
      basedOn?: { record: object; labels: FieldLabels };
      /** Beginning of the keys of the lists that show what it answers; generated hooks name it themselves. */
      lists?: QueryKey;
    };
  }
}

/** Refusals that say nothing new of what is on the screen. */
const OWN_FAULTS = [400, 401, 403, 413, 415, 422, 429];

/** Says in toasts what became of mutations, as their `meta` wants it; after a failure, everything is fetched again. */
export function MutationFeedback() {
  const queryClient = useQueryClient();
  const fail = useFailureToast();

  const follow = useEffectEvent(({ meta = {}, state, options }: Mutation<unknown, unknown>) => {
    const { status, error } = state;
    if (status === 'success') {
      if (meta.success) toasts.success(meta.success);
      return;
    }
    if (meta.error) fail(error, meta.error, meta.basedOn);
    // Somebody else may have been the reason, or it was done and its answer lost.
    const isOwnFault = error instanceof ApiError && OWN_FAULTS.includes(error.status);
    // Only generated mutations have a key; of one that is composed of them, the part that failed has done it.
    if (!isOwnFault && options.mutationKey) void queryClient.invalidateQueries();
  });
  useEffect(
    () =>
      // It is also called while a screen is rendered, with what is of no interest here.
      queryClient.getMutationCache().subscribe((event) => {
        const isOver =
          event.type === 'updated' && (event.action.type === 'success' || event.action.type === 'error');
        if (isOver) follow(event.mutation);
      }),
    [queryClient],
  );
  return null;
}

/** Says in a toast why a call failed; where somebody else was faster, what they changed. */
export function useFailureToast() {
  const failureText = useFailureText();
  const changesText = useChangesText();
  return (failure: unknown, fallback: string, basedOn?: { record: object; labels: FieldLabels }) => {
    const current = basedOn && currentRecord(failure);
    const changes = current ? changesText(basedOn.record, current, basedOn.labels) : '';
    toasts.error([failureText(failure, fallback), changes].filter(Boolean).join(' '));
  };
}
