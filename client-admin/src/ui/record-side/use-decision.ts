import { currentRecord } from '@consultancy/client-shared/api';
import { useSavePublication } from '@consultancy/client-shared/api/generated/publications/publications';
import { type PublicationDto, PublicationState } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../mutation-feedback';
import { toasts } from '../toasts';

/** What staff decide of a record: whether visitors see it, and when. */
export interface Decision {
  state: PublicationState;
  /** ISO timestamp, of a schedule. */
  publishAt?: string | undefined;
}

interface DecisionOutcome {
  onDone?: () => void;
  /** Takes the reason why the server refuses a time. */
  onInvalid?: (message: string) => void;
}

/** A form, which may hold what is not saved yet. */
export interface SavingForm {
  isDirty: boolean;
  isPending: boolean;
  /** Saves what is unsaved, then goes on; goes on at once where there is nothing to save. */
  saveThen: (next: (isSaved: boolean) => void, always?: boolean) => void;
}

/**
 * Saves decisions about a record; what the form holds is saved before, so that it is part of them. The toast takes a
 * decision back.
 */
export function useDecision(publication: PublicationDto, form: SavingForm) {
  const t = useTranslations('recordSide');
  const fail = useFailureToast();
  const { kind, recordId, version, changes } = publication;
  const { mutate, isPending, variables } = useSavePublication({
    mutation: {
      onMutate: () => publication,
      onSuccess: ({ data }, { data: { state } }, before) => {
        const isOfChanges = before.isPublished && before.changes !== null;
        const undo = () =>
          mutate({ kind, id: recordId, data: { ...decisionOf(before), version: data.version } });
        toasts.success(
          t(isOfChanges ? `savedChanges.${state}` : `saved.${state}`),
          canBeUndone(before, state) ? undo : undefined,
        );
      },
      onError: (failure, { data: { state } }) => {
        if (currentRecord(failure)) toasts.error(t('stale'));
        // Said beside the time.
        else if (state !== PublicationState.SCHEDULED || !isInvalid(failure)) fail(failure, t('failed'));
      },
    },
  });
  const decide = (decision: Decision, { onDone, onInvalid }: DecisionOutcome = {}) =>
    form.saveThen(
      (isSaved) =>
        mutate(
          // One's own save has made another version of what is decided here.
          { kind, id: recordId, data: { ...decision, ...(!isSaved && { version }) } },
          {
            onSuccess: onDone,
            onError: (failure) => {
              if (isInvalid(failure)) onInvalid?.(failure.message);
            },
          },
        ),
      // Saving again decides for one's own text where a colleague changed the same.
      decision.state === PublicationState.PUBLISHED && Boolean(changes?.disputed.length),
    );
  return { decide, pending: isPending ? variables.data.state : undefined };
}

function decisionOf({ state, waitsFor, publishAt }: PublicationDto): Decision {
  return { state: waitsFor ?? state, ...(publishAt && { publishAt }) };
}

/** Draft changes become part of the record when it is published, and cannot be published alone once it is hidden. */
function canBeUndone({ changes }: PublicationDto, state: PublicationState): boolean {
  return !changes || (state !== PublicationState.PUBLISHED && state !== PublicationState.DRAFT);
}

function isInvalid(failure: unknown): failure is Error {
  return (failure as { status?: number }).status === 400;
}
