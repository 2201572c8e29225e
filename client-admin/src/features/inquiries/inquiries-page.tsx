import { exportContactInquiries } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { ExportButton, ListHeader, RecordList, useOpenedRecord } from '../../ui/list-page';
import { InquiryDialog } from './inquiry-dialog';
import { useInquiryBulk } from './use-inquiry-bulk';
import { useInquiryColumns } from './use-inquiry-columns';
import { useInquiryList } from './use-inquiry-list';

export function InquiriesPage() {
  const t = useTranslations();
  const { list, query, wanted } = useInquiryList();
  const opened = useOpenedRecord();
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
      <RecordList
        list={list}
        query={query}
        views="INQUIRIES"
        searchPlaceholder={t('inquiries.searchPlaceholder')}
        filters={{
          status: [t('list.statusFilter'), t('list.allStatuses'), (value) => t(`shared.status.${value}`)],
          projectType: [
            t('inquiries.typeFilter'),
            t('inquiries.allTypes'),
            (value) => t(`shared.projectType.${value}`),
          ],
          owner: [
            t('inquiries.owner.label'),
            t('inquiries.owner.all'),
            (value) => t(`inquiries.owner.${value}`),
          ],
          due: [t('inquiries.due.label'), t('inquiries.due.all'), (value) => t(`inquiries.due.${value}`)],
          spam: [t('inquiries.spam.label'), t('inquiries.spam.all'), (value) => t(`inquiries.spam.${value}`)],
        }}
        columns={useInquiryColumns({ onView: opened.open })}
        emptyText={t('inquiries.empty')}
        nameOf={({ fullName }) => t('inquiries.inquiryOf', { name: fullName })}
        refusedNameOf={({ fullName }) => fullName}
        bulk={useInquiryBulk()}
        onRowClick={({ id }) => opened.open(id)}
      />
      {opened.id !== null && <InquiryDialog key={opened.id} id={opened.id} onClose={opened.close} />}
    </>
  );
}
