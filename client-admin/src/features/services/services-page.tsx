import { exportServices } from '@consultancy/client-shared/api/generated/services/services';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import {
  BulkBar,
  ExportButton,
  ListBody,
  ListHeader,
  ListTableSkeleton,
  ListToolbar,
  NewRecordButton,
  StatusFilter,
  useColumns,
  useRefresh,
  useSelection,
} from '../../ui/list-page';
import { ImportServices } from './import-services';
import { ServicesTable } from './services-table';
import { useServiceBulk } from './use-service-bulk';
import { useServiceColumns } from './use-service-columns';
import { useDeleteServices } from './use-service-deeds';
import { STATUS_CHOICES, useServiceList } from './use-service-list';

export function ServicesPage() {
  const t = useTranslations();
  const { list, query, wanted } = useServiceList();
  const refresh = useRefresh(query);
  const columns = useColumns('services', useServiceColumns());
  const shown = query.data?.data.data.map(({ id }) => id) ?? [];
  const selection = useSelection(shown);
  const bulk = useServiceBulk(selection);
  const deletion = useDeleteServices(selection.clear);

  return (
    <>
      <ListHeader
        title={t('services.title')}
        action={
          <>
            <Button component={Link} to={paths.standardServices} variant="default">
              {t('services.order')}
            </Button>
            <ImportServices />
            <ExportButton load={(options) => exportServices(wanted, options)} />
            <NewRecordButton to={paths.serviceForm} label={t('services.create')} />
          </>
        }
      />
      <ListToolbar
        list={list}
        searchPlaceholder={t('services.searchPlaceholder')}
        views="SERVICES"
        refresh={refresh}
        columns={columns.choice}
      >
        <StatusFilter list={list} choices={STATUS_CHOICES} />
      </ListToolbar>
      <ListBody
        query={query}
        list={list}
        emptyText={t('services.empty')}
        errorText={t('services.loadFailed')}
        pending={<ListTableSkeleton rows={5} />}
        hidesSinglePager
      >
        {(services) => (
          <>
            {selection.ids.length > 0 && (
              <BulkBar
                selection={selection}
                rows={services}
                bulk={bulk}
                onDelete={deletion.ask}
                isDeleting={deletion.isPending}
              />
            )}
            <ServicesTable services={services} selection={selection} columns={columns.shown} />
          </>
        )}
      </ListBody>
    </>
  );
}
