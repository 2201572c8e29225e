import {
  getListStaffStandardServicesQueryKey,
  reorderStandardServices,
  useListStaffStandardServices,
} from '@consultancy/client-shared/api/generated/services/services';
import type { ServiceDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { editPath, paths } from '../../paths';
import { OrderedList, OrderedListPage, RowFace, useOrder } from '../../ui/ordered-list';
import { ServiceActions } from './service-actions';
import { ServiceSwitch } from './service-switch';

const nameOf = ({ title }: ServiceDto) => title;

/** The ten standard services, to be put in order and hidden. */
export function StandardServicesPage() {
  const t = useTranslations();
  const words = {
    title: t('services.standardTitle'),
    lead: t('services.standardLead'),
    empty: t('services.noStandard'),
    emptyHint: t('order.emptyHint'),
    loadFailed: t('services.loadFailed'),
  };
  return (
    <OrderedListPage<ServiceDto>
      query={useListStaffStandardServices()}
      words={words}
      trail={[{ to: paths.services, label: t('sections.services') }]}
    >
      {(services) => <StandardServices services={services} label={words.title} />}
    </OrderedListPage>
  );
}

function StandardServices({ services, label }: { services: ServiceDto[]; label: string }) {
  const { shown, move } = useOrder(services, {
    save: reorderStandardServices,
    listKey: getListStaffStandardServicesQueryKey(),
  });
  const from = paths.standardServices;
  return (
    <OrderedList
      label={label}
      rows={shown}
      nameOf={nameOf}
      onMove={move}
      actions={(service) => (
        <>
          <ServiceSwitch service={service} />
          <ServiceActions service={service} from={from} />
        </>
      )}
    >
      {(service) => (
        <RowFace
          name={service.title}
          text={service.description}
          picture={service.image}
          to={editPath(paths.serviceForm, service.id)}
          state={{ record: service, from }}
        />
      )}
    </OrderedList>
  );
}
