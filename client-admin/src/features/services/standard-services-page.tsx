import {
  getListStaffStandardServicesQueryKey,
  useListStaffStandardServices,
  useReorderStandardServices,
} from '@consultancy/client-shared/api/generated/services/services';
import type { ServiceDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { editPath } from '../../record-paths';
import { useListOrigin } from '../../ui/list-page';
import { RecordRows, RecordRowsPage, RowFace, useOrder } from '../../ui/record-rows';
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
    emptyHint: t('list.emptyForVisitors'),
    loadFailed: t('services.loadFailed'),
  };
  return (
    <RecordRowsPage<ServiceDto>
      query={useListStaffStandardServices()}
      words={words}
      trail={[{ to: paths.services, label: t('sections.services') }]}
    >
      {(services) => <StandardServices services={services} label={words.title} />}
    </RecordRowsPage>
  );
}

function StandardServices({ services, label }: { services: ServiceDto[]; label: string }) {
  const { shown, reorder } = useOrder(services, {
    useReorder: useReorderStandardServices,
    listKey: getListStaffStandardServicesQueryKey(),
  });
  return (
    <RecordRows
      label={label}
      rows={shown}
      nameOf={nameOf}
      onReorder={reorder}
      actions={(service) => (
        <>
          <ServiceSwitch service={service} />
          <ServiceActions service={service} />
        </>
      )}
    >
      {(service) => <StandardServiceFace service={service} />}
    </RecordRows>
  );
}

function StandardServiceFace({ service }: { service: ServiceDto }) {
  const origin = useListOrigin();
  return (
    <RowFace
      name={service.title}
      text={service.description}
      picture={service.image}
      to={editPath(paths.serviceForm, service.id)}
      state={{ record: service, ...origin }}
    />
  );
}
