import { readPage, readService } from '@consultancy/client-shared/api';
import {
  exportServices,
  useImportServices,
  useListStaffServices,
  useToggleServiceStatus,
} from '@consultancy/client-shared/api/generated/services/services';
import {
  type ListedServiceDto,
  type ListedServicePageEnvelope,
  PublicationState,
  type ServiceDto,
  ServiceSort,
  SortOrder,
} from '@consultancy/client-shared/api/model';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Anchor, Box, Button, Group, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { generatePath, Link, useLocation, useNavigate } from 'react-router-dom';
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
  useListState,
} from '../../ui/list-page';
import { ServiceActions } from './service-actions';
import { ServiceSwitch } from './service-switch';
import classes from './services-page.module.css';
import { useDeleteServices } from './use-service-actions';

export function ServicesPage() {
  const t = useTranslations();
  const { list, query, wanted } = useServiceList();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = pathname + search;
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
        onRowClick={(record) =>
          void navigate(generatePath(paths.service, { id: String(record.id) }), { state: { record, from } })
        }
      />
    </>
  );
}

function useServiceColumns(): DataTableColumn<ListedServiceDto>[] {
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
    column('updatedAt', t('services.columns.updated'), { from: 'lg', width: 210 }, ({ updatedAt }) => (
      <DateTime value={updatedAt} />
    )),
    column('actions', t('services.columns.actions'), { width: 96, textAlign: 'right' }, (service) => (
      <ServiceActions service={service} from={from} />
    )),
  ];
}

const SERVICES_PER_PAGE = 15;

const readList = (answer: ListedServicePageEnvelope) => readPage(answer, readService);

/** The services that the address names, newest first; inactive ones among them. */
function useServiceList() {
  const list = useListState({
    status: ['ACTIVE', 'INACTIVE'] as const,
    publication: Object.values(PublicationState),
  });
  const { status, ...filters } = list.wanted;
  const wanted = {
    sortBy: ServiceSort.createdAt,
    sortOrder: SortOrder.desc,
    ...filters,
    ...(status && { isActive: status === 'ACTIVE' }),
  };
  const query = useListStaffServices(
    { page: list.page, limit: SERVICES_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData, select: readList } },
  );
  return { list, query, wanted };
}

/** Picture, title and description of a service in a row; the title leads to its page. */
function ServiceSummary({ service, from }: { service: ServiceDto; from: string }) {
  const t = useTranslations();
  return (
    <Group gap="sm" wrap="nowrap">
      <div className={classes.picture}>
        <ResponsiveImage path={service.image} alt="" sizes="4rem" ratio={4 / 3} />
      </div>
      <Box miw={0}>
        <Anchor
          to={generatePath(paths.service, { id: String(service.id) })}
          state={{ record: service, from }}
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
