import type { ListedServiceDto } from '@consultancy/client-shared/api/model';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { useLocation } from 'react-router-dom';
import { DateTime } from '../../ui/date-time';
import { column } from '../../ui/list-page';
import { ServiceActions } from './service-actions';
import { ServiceSummary } from './service-summary';
import { ServiceSwitch } from './service-switch';

export function useServiceColumns(): DataTableColumn<ListedServiceDto>[] {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return [
    column('title', t('services.columns.service'), { width: 340 }, (service) => (
      <ServiceSummary service={service} from={from} />
    )),
    column('isActive', t('services.columns.status'), { width: 140 }, (service) => (
      <ServiceSwitch service={service} />
    )),
    column('duration', t('services.columns.duration'), { width: 140 }),
    column('updatedAt', t('services.columns.updated'), { from: 'lg', width: 150 }, ({ updatedAt }) => (
      <DateTime value={updatedAt} />
    )),
    column('actions', t('services.columns.actions'), { width: 96, textAlign: 'right' }, (service) => (
      <ServiceActions service={service} from={from} />
    )),
  ];
}
