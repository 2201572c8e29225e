import type { ServiceDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { generatePath, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { DateTime } from '../../ui/date-time';
import { ListTable, type Selection } from '../../ui/list-page';
import { ServiceActions } from './service-actions';
import { ServiceSummary } from './service-summary';
import { ServiceSwitch } from './service-switch';

interface ServicesTableProps {
  services: ServiceDto[];
  selection: Selection;
}

export function ServicesTable({ services, selection }: ServicesTableProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const open = (record: ServiceDto) =>
    void navigate(generatePath(paths.service, { id: String(record.id) }), { state: { record, from } });
  return (
    <ListTable
      rows={services}
      selection={selection}
      nameOf={({ title }) => title}
      onRowClick={open}
      columns={[
        {
          accessor: 'title',
          title: t('services.columns.service'),
          width: 420,
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
      ]}
    />
  );
}
