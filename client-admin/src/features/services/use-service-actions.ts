import {
  getListServicesQueryKey,
  useToggleServiceStatus,
} from '@consultancy/client-shared/api/generated/services/services';
import type { ServiceDto } from '@consultancy/client-shared/api/model';
import { serviceLabels } from '@consultancy/shared/field-labels/en';
import { useTranslations } from 'use-intl';
import { changesOf } from '../../ui/changes-of-record';
import { toasts } from '../../ui/toasts';
import { useDeletion } from '../../ui/trash';

const nameOf = ({ title }: ServiceDto) => title;

/** Deletes a service, after a question. */
export const useDeleteService = (onDeleting: (isDeleting: boolean) => void, onDone: () => void) =>
  useDeletion<ServiceDto>({ entity: 'service', nameOf, onDeleting, onDone });

/** Deletes several services, after one question. */
export const useDeleteServices = () =>
  useDeletion<ServiceDto>({ entity: 'service', texts: 'services.deletionOfSeveral', nameOf });

/** Shows a service to visitors, or hides it. */
export function useToggleService(service: ServiceDto) {
  const t = useTranslations();
  const { id, isActive, version } = service;
  const { mutate, isPending } = useToggleServiceStatus({
    mutation: {
      ...changesOf('services', id),
      meta: {
        error: t('services.toggleFailed'),
        basedOn: { record: service, labels: serviceLabels },
        lists: getListServicesQueryKey(),
      },
      onSuccess: ({ data }) =>
        toasts.success(t(data.isActive ? 'services.activated' : 'services.deactivated'), () =>
          mutate({ id, data: { value: !data.isActive, version: data.version } }),
        ),
    },
  });
  return { toggle: () => mutate({ id, data: { value: !isActive, version } }), isPending };
}
