import {
  discardChanges,
  getListComingQueryKey,
  savePublication,
  useGetPublication,
} from '@consultancy/client-shared/api/generated/publications/publications';
import {
  type PublicationDto,
  PublicationState,
  type RevisionKind,
} from '@consultancy/client-shared/api/model';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../use-confirm';
import { useDeed } from '../use-deed';

/** A record that has private changes, with all that is known of its publication. */
export type ChangedPublication = PublicationDto & {
  changes: NonNullable<PublicationDto['changes']>;
  /** Whether there were none when the page was opened. */
  isNew: boolean;
};

/** Whether visitors see a record; undefined until that is known. */
export function usePublication(kind: RevisionKind, id: number): PublicationDto | undefined {
  // Its time may come while somebody writes.
  return useGetPublication(kind, id, { query: { staleTime: 0 } }).data?.data;
}

/** What was changed of a record privately, where there is anything. */
export function usePrivateChanges(kind: RevisionKind, id: number): ChangedPublication | undefined {
  const publication = usePublication(kind, id);
  const [wasPlain, setWasPlain] = useState(false);
  if (publication && !publication.changes && !wasPlain) setWasPlain(true);
  if (!publication?.changes) return undefined;
  return { ...publication, changes: publication.changes, isNew: wasPlain };
}

/** Publishes the private changes of a record as they are now, within a deed. */
export function publishChanges({ kind, recordId }: Pick<PublicationDto, 'kind' | 'recordId'>) {
  return savePublication(kind, recordId, { state: PublicationState.PUBLISHED });
}

/** Gives them up, once that was asked. @param refreshes beginnings of the query keys of the record */
export function useDiscardChanges(
  { kind, recordId, title, changes }: ChangedPublication,
  refreshes: QueryKey[],
) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { mutate, isPending } = useDeed({
    work: () => discardChanges(kind, recordId, changes.version),
    done: () => t('publications.changes.discarded'),
    failed: t('publications.changes.discardFailed'),
    refreshes: [getListComingQueryKey(), ...refreshes],
  });
  const ask = () =>
    confirm({
      title: t('publications.changes.discardTitle'),
      message: t('publications.changes.discardText', { title }),
      confirm: t('publications.changes.discard'),
      tone: 'danger',
      onConfirm: () => mutate(undefined),
    });
  return { ask, isPending };
}
