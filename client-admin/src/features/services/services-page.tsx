import {
  exportServices,
  getListServicesQueryKey,
  importServices,
  toggleServiceStatus,
} from '@consultancy/client-shared/api/generated/services/services';
import type { ListedServiceDto } from '@consultancy/client-shared/api/model';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { generatePath, Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { switchField } from '../../ui/bulk-status';
import { CsvImport } from '../../ui/file-import';
import { ExportButton, ListHeader, ListTableSkeleton, NewRecordButton, RecordList } from '../../ui/list-page';
import { useServiceColumns } from './use-service-columns';
import { useDeleteServices } from './use-service-actions';
import { useServiceList } from './use-service-list';

export function ServicesPage() {
  const t = useTranslations();
  const { list, query, wanted } = useServiceList();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const activity = switchField<ListedServiceDto>(
    [t('list.statusFilter'), t('shared.status.ACTIVE'), t('shared.status.INACTIVE')],
    ({ isActive }) => isActive,
    ({ id, version }, value) => toggleServiceStatus(id, { value, version }),
  );
  return (
    <>
      <ListHeader
        title={t('services.title')}
        action={
          <>
            <Button component={Link} to={paths.standardServices} variant="default">
              {t('services.order')}
            </Button>
            <CsvImport send={importServices} refreshes={[getListServicesQueryKey()]} />
            <ExportButton load={(options) => exportServices(wanted, options)} />
            <NewRecordButton to={paths.serviceForm} label={t('services.create')} />
          </>
        }
      />
      <RecordList
        list={list}
        query={query}
        views="SERVICES"
        searchPlaceholder={t('services.searchPlaceholder')}
        filters={{
          status: [t('list.statusFilter'), t('list.allStatuses'), (value) => t(`shared.status.${value}`)],
        }}
        columns={useServiceColumns()}
        emptyText={t('services.empty')}
        errorText={t('services.loadFailed')}
        pending={<ListTableSkeleton rows={5} />}
        hidesSinglePager
        nameOf={({ title }) => title}
        bulk={[activity]}
        deletion={useDeleteServices()}
        onRowClick={(record) =>
          void navigate(generatePath(paths.service, { id: String(record.id) }), { state: { record, from } })
        }
      />
    </>
  );
}
