import {
  deleteService,
  getListServicesQueryKey,
  toggleServiceStatus,
} from '@consultancy/client-shared/api/generated/services/services';
import type { ServiceDto } from '@consultancy/client-shared/api/model';
import toast from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { deleteEach } from '../../ui/delete-each';
import { useFailureText } from '../../ui/failure-text';
import { useConfirm } from '../../ui/use-confirm';
import { useDeed } from '../../ui/use-deed';

// The beginning of the keys of all lists of services and of each single one.
const refreshes = [getListServicesQueryKey()];

/** Deletes a service, after a question. */
export function useDeleteService(onDone?: () => void) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const deletion = useDeed({
    work: ({ id }: ServiceDto) => deleteService(id),
    done: () => t('services.deleted'),
    failed: t('services.deleteFailed'),
    refreshes,
    onDone,
  });
  const ask = (service: ServiceDto) =>
    confirm({
      title: t('services.deleteTitle'),
      message: t('services.deleteQuestion', { title: service.title }),
      confirm: t('services.delete'),
      tone: 'danger',
      onConfirm: () => deletion.mutate(service),
    });
  return { ask, isPending: deletion.isPending };
}

/** Deletes several services, after one question. */
export function useDeleteServices(onDone: () => void) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const deletion = useDeed({
    work: (ids: number[]) => deleteEach(ids, deleteService),
    failed: t('services.deleteAllFailed'),
    refreshes,
    onDone: ({ deleted, failure }) => {
      if (deleted > 0) toast.success(t('services.deletedAll', { count: deleted }));
      if (failure) toast.error(failureText(failure, t('services.deleteAllFailed')));
      else onDone();
    },
  });
  const ask = (ids: number[]) =>
    confirm({
      title: t('services.deleteAllTitle'),
      message: t('services.deleteAllQuestion', { count: ids.length }),
      confirm: t('services.delete'),
      tone: 'danger',
      onConfirm: () => deletion.mutate(ids),
    });
  return { ask, isPending: deletion.isPending };
}

/** Shows a service to visitors, or hides it. */
export function useToggleService() {
  const { t } = useTranslation();
  return useDeed({
    work: (id: number) => toggleServiceStatus(id),
    done: (_id, { data }) => (data.isActive ? t('services.activated') : t('services.deactivated')),
    failed: t('services.toggleFailed'),
    refreshes,
  });
}
