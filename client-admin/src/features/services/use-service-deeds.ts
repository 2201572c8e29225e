import {
  deleteService,
  getListServicesQueryKey,
  useToggleServiceStatus,
} from '@consultancy/client-shared/api/generated/services/services';
import type { ServiceDto } from '@consultancy/client-shared/api/model';
import { serviceLabels } from '@consultancy/shared/field-labels/en';
import { useTranslations } from 'use-intl';
import { attemptEach, deletedCount } from '../../ui/attempt-each';
import { useDeletion } from '../../ui/bin';
import { toasts } from '../../ui/toasts';

// The beginning of the keys of all lists of services and of each single one.
/** Deletes a service, after a question. */
export function useDeleteService(onDone?: () => void) {
  const t = useTranslations();
  return useDeletion<ServiceDto>({
    entity: 'service',
    question: ([first]) => ({
      title: t('services.deleteTitle'),
      message: t('services.deleteQuestion', { title: first.title }),
      confirm: t('services.delete'),
    }),
    work,
    nameOf,
    done: () => t('services.deleted'),
    failed: t('services.deleteFailed'),
    onDone,
  });
}

/** Deletes several services, after one question. */
export function useDeleteServices(onDone: () => void) {
  const t = useTranslations();
  return useDeletion<ServiceDto>({
    entity: 'service',
    question: ({ length }) => ({
      title: t('services.deleteAllTitle'),
      message: t('services.deleteAllQuestion', { count: length }),
      confirm: t('services.delete'),
    }),
    work,
    nameOf,
    done: (_, outcomes) =>
      deletedCount(outcomes, (count) => t('services.deletedAll', { count: String(count) })),
    failed: t('services.deleteAllFailed'),
    onDone,
  });
}

const work = (services: ServiceDto[]) => attemptEach(services, ({ id }) => deleteService(id));
const nameOf = ({ title }: ServiceDto) => title;

/** Shows a service to visitors, or hides it. */
export function useToggleService(service: ServiceDto) {
  const t = useTranslations();
  const { mutate, isPending } = useToggleServiceStatus({
    mutation: {
      meta: {
        error: t('services.toggleFailed'),
        basedOn: { record: service, labels: serviceLabels },
        lists: getListServicesQueryKey(),
      },
      onSuccess: ({ data }) =>
        toasts.success(t(data.isActive ? 'services.activated' : 'services.deactivated')),
    },
  });
  const { id, isActive, version } = service;
  return { toggle: () => mutate({ id, data: { value: !isActive, version } }), isPending };
}
