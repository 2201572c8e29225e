import { exportContactInquiries } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import {
  BulkBar,
  ExportButton,
  FilterSelect,
  ListBody,
  ListHeader,
  ListTable,
  ListTableSkeleton,
  ListToolbar,
  StatusFilter,
  useOpenedRecord,
  useColumns,
  useRefresh,
  useSelection,
} from '../../ui/list-page';
import { InquiryDialog } from './inquiry-dialog';
import { useInquiryBulk } from './use-inquiry-bulk';
import { useInquiryColumns } from './use-inquiry-columns';
import { DUES, INQUIRY_STATUSES, OWNERSHIPS, PROJECT_TYPES, SPAM, useInquiryList } from './use-inquiry-list';

export function InquiriesPage() {
  const t = useTranslations();
  const { list, query, wanted } = useInquiryList();
  const refresh = useRefresh(query);
  const selection = useSelection(query.data?.data.data.map(({ id }) => id) ?? []);
  const bulk = useInquiryBulk(selection);
  const opened = useOpenedRecord();
  const columns = useColumns('inquiries', useInquiryColumns({ onView: opened.open }));
  return (
    <>
      <ListHeader
        title={t('inquiries.title')}
        action={
          <>
            <Button component={Link} to={paths.replyTemplates} variant="default">
              {t('inquiries.templates.title')}
            </Button>
            <ExportButton load={(options) => exportContactInquiries(wanted, options)} />
          </>
        }
      />
      <ListToolbar
        list={list}
        searchPlaceholder={t('inquiries.searchPlaceholder')}
        views="INQUIRIES"
        refresh={refresh}
        columns={columns.choice}
      >
        <StatusFilter list={list} choices={INQUIRY_STATUSES} />
        <FilterSelect
          label={t('inquiries.typeFilter')}
          all={t('inquiries.allTypes')}
          choices={PROJECT_TYPES.map((value) => ({ value, label: t(`shared.projectType.${value}`) }))}
          value={list.filters.projectType}
          onChange={(projectType) => list.setFilter('projectType', projectType)}
        />
        <FilterSelect
          label={t('inquiries.owner.label')}
          all={t('inquiries.owner.all')}
          choices={OWNERSHIPS.map((value) => ({ value, label: t(`inquiries.owner.${value}`) }))}
          value={list.filters.owner}
          onChange={(owner) => list.setFilter('owner', owner)}
        />
        <FilterSelect
          label={t('inquiries.due.label')}
          all={t('inquiries.due.all')}
          choices={DUES.map((value) => ({ value, label: t(`inquiries.due.${value}`) }))}
          value={list.filters.due}
          onChange={(due) => list.setFilter('due', due)}
        />
        <FilterSelect
          label={t('inquiries.spam.label')}
          all={t('inquiries.spam.all')}
          choices={SPAM.map((value) => ({ value, label: t(`inquiries.spam.${value}`) }))}
          value={list.filters.spam}
          onChange={(spam) => list.setFilter('spam', spam)}
        />
      </ListToolbar>
      <ListBody query={query} list={list} pending={<ListTableSkeleton />} emptyText={t('inquiries.empty')}>
        {(inquiries) => (
          <>
            {selection.ids.length > 0 && <BulkBar selection={selection} rows={inquiries} bulk={bulk} />}
            <ListTable
              rows={inquiries}
              columns={columns.shown}
              selection={selection}
              nameOf={({ fullName }) => t('inquiries.inquiryOf', { name: fullName })}
              onRowClick={(inquiry) => opened.open(inquiry.id)}
            />
          </>
        )}
      </ListBody>
      {opened.id !== null && <InquiryDialog key={opened.id} id={opened.id} onClose={opened.close} />}
    </>
  );
}
