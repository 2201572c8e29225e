import {
  exportServices,
  useImportServices,
  useToggleServiceStatus,
} from '@consultancy/client-shared/api/generated/services/services';
import type { ListedServiceDto, ServiceDto } from '@consultancy/client-shared/api/model';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Anchor, Box, Button, Group, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { generatePath, Link, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { useSwitchField } from '../../ui/bulk-status';
import { DateTime } from '../../ui/date-time';
import { CsvImport } from '../../ui/file-import';
import {
  column,
  ExportButton,
  ListHeader,
  ListTableSkeleton,
  NewRecordButton,
  RecordList,
  useListOrigin,
} from '../../ui/list-page';
import { ServiceActions } from './service-actions';
import { ServiceSwitch } from './service-switch';
import classes from './services-page.module.css';
import { useDeleteServices } from './use-service-actions';
import { useServiceList } from './use-service-list';

export function ServicesPage() {
  const t = useTranslations();
  const { list, query, wanted } = useServiceList();
  const navigate = useNavigate();
  const activity = useSwitchField<ListedServiceDto, { value: boolean }>(
    [t('list.statusFilter'), t('shared.status.ACTIVE'), t('shared.status.INACTIVE')],
    ({ isActive }) => isActive,
    useToggleServiceStatus,
    (value) => ({ value }),
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
            <CsvImport useImport={useImportServices} />
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
          publication: [
            t('publications.filter'),
            t('publications.all'),
            (value) => t(`shared.status.${value}`),
          ],
        }}
        columns={useServiceColumns()}
        emptyText={t('services.empty')}
        errorText={t('services.loadFailed')}
        pending={<ListTableSkeleton rows={5} />}
        hidesSinglePager
        nameOf={({ title }) => title}
        bulk={[activity]}
        deletion={useDeleteServices()}
        onRowClick={(record, origin) =>
          void navigate(generatePath(paths.service, { id: String(record.id) }), {
            state: { record, ...origin },
          })
        }
      />
    </>
  );
}

function useServiceColumns(): DataTableColumn<ListedServiceDto>[] {
  const t = useTranslations();
  return [
    column('title', t('services.columns.service'), { width: 340 }, (service) => (
      <ServiceSummary service={service} />
    )),
    column('isActive', t('services.columns.status'), { width: 140 }, (service) => (
      <ServiceSwitch service={service} />
    )),
    column('duration', t('services.columns.duration'), { width: 140 }),
    column('updatedAt', t('services.columns.updated'), { from: 'lg', width: 210 }, ({ updatedAt }) => (
      <DateTime value={updatedAt} />
    )),
    column('actions', t('services.columns.actions'), { width: 96, textAlign: 'right' }, (service) => (
      <ServiceActions service={service} />
    )),
  ];
}

/** Picture, title and description of a service in a row; the title leads to its page. */
function ServiceSummary({ service }: { service: ServiceDto }) {
  const t = useTranslations();
  const origin = useListOrigin();
  return (
    <Group gap="sm" wrap="nowrap">
      <div className={classes.picture}>
        <ResponsiveImage path={service.image} alt="" sizes="4rem" ratio={4 / 3} />
      </div>
      <Box miw={0}>
        <Anchor
          to={generatePath(paths.service, { id: String(service.id) })}
          state={{ record: service, ...origin }}
          component={Link}
          fw={500}
          c="inherit"
        >
          {service.title}
        </Anchor>
        {service.slug !== null && (
          <Text span ml="xs" c="dimmed" fz="xs">
            {t('services.standard')}
          </Text>
        )}
        <Text c="dimmed" fz="sm" truncate title={service.description}>
          {service.description}
        </Text>
      </Box>
    </Group>
  );
}
