import {
  useDiscardChanges as useDiscardPublicationChanges,
  savePublication,
  useGetPublication,
} from '@consultancy/client-shared/api/generated/publications/publications';
import {
  type PublicationDto,
  PublicationState,
  type ContentKind,
} from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { useConfirm } from '../use-confirm';
import type { ChangedPublication } from './edited-record';

/** Whether visitors see a record; undefined until that is known. */
export function usePublication(kind: ContentKind, id: number): PublicationDto | undefined {
  // Its time may come while somebody writes.
  return useGetPublication(kind, id, { query: { staleTime: 0 } }).data?.data;
}

/** Publishes the private changes of a record as they are now, within a deed. */
export function publishChanges({ kind, recordId }: Pick<PublicationDto, 'kind' | 'recordId'>) {
  return savePublication(kind, recordId, { state: PublicationState.PUBLISHED });
}

/** Gives them up, once that was asked. */
export function useDiscardChanges({ kind, recordId, title, version }: ChangedPublication) {
  const t = useTranslations();
  const confirm = useConfirm();
  const { mutate, isPending } = useDiscardPublicationChanges({
    mutation: {
      meta: {
        success: t('publications.changes.discarded'),
        error: t('publications.changes.discardFailed'),
      },
    },
  });
  const ask = () =>
    confirm({
      title: t('publications.changes.discardTitle'),
      message: t('publications.changes.discardText', { title }),
      confirm: t('publications.changes.discard'),
      tone: 'danger',
      onConfirm: () => mutate({ kind, id: recordId, version }),
    });
  return { ask, isPending };
}
