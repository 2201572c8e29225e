import type { ListedServiceDto } from '@consultancy/client-shared/api/model';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { useLocation } from 'react-router-dom';
import { DateTime } from '../../ui/date-time';
import { visibleFrom } from '../../ui/list-page';
import { ServiceActions } from './service-actions';
import { ServiceSummary } from './service-summary';
import { ServiceSwitch } from './service-switch';

export function useServiceColumns(): DataTableColumn<ListedServiceDto>[] {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return [
    {
      accessor: 'title',
      title: t('services.columns.service'),
      width: 340,
      render: (service) => <ServiceSummary service={service} from={from} />,
    },
    {
      accessor: 'isActive',
      title: t('services.columns.status'),
      width: 140,
      render: (service) => <ServiceSwitch service={service} />,
    },
    { accessor: 'duration', title: t('services.columns.duration'), width: 140 },
    {
      accessor: 'updatedAt',
      ...visibleFrom('lg'),
      title: t('services.columns.updated'),
      width: 150,
      render: ({ updatedAt }) => <DateTime value={updatedAt} />,
    },
    {
      accessor: 'actions',
      title: t('services.columns.actions'),
      width: 96,
      textAlign: 'right',
      render: (service) => <ServiceActions service={service} from={from} />,
    },
  ];
}
