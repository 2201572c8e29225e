import {
  exportContactInquiries,
  useUpdateContactInquiry,
} from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { InquiryOwnership, InquiryStatus, ListedInquiryDto } from '@consultancy/client-shared/api/model';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { type BulkField, useStatusField, useSwitchField } from '../../ui/bulk-status';
import { useChangeOne } from '../../ui/generated-mutation';
import { ExportButton, ListHeader, RecordList, useOpenedRecord } from '../../ui/list-page';
import { useInquiryOwners } from '../../ui/use-inquiry-owners';
import { InquiryDialog } from './inquiry-dialog';
import { useInquiryColumns } from './use-inquiry-columns';
import { INQUIRY_STATUSES, isId, OFFERED_TYPES, useInquiryList } from './use-inquiry-list';

export function InquiriesPage() {
  const t = useTranslations();
  const { list, query, wanted } = useInquiryList();
  const { nameOf } = useInquiryOwners();
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
            OFFERED_TYPES,
          ],
          owner: [
            t('inquiries.owner.label'),
            t('inquiries.owner.all'),
            (value) =>
              isId(value) ? nameOf(Number(value)) : t(`inquiries.owner.${value as InquiryOwnership}`),
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

/** What several inquiries can be given at once. */
function useInquiryBulk() {
  const t = useTranslations();
  const status = useStatusField<ListedInquiryDto, InquiryStatus>(INQUIRY_STATUSES, useUpdateContactInquiry);
  const { choices } = useInquiryOwners();
  const changeOwner = useChangeOne(useUpdateContactInquiry);
  const owner: BulkField<ListedInquiryDto> = {
    label: t('inquiries.owner.label'),
    choices: choices.map(({ id, label }) => ({ value: String(id ?? ''), label })),
    valueOf: ({ ownerId }) => String(ownerId ?? ''),
    change: ({ id, version }, chosen, isLast) =>
      changeOwner({ id, data: { ownerId: chosen === '' ? null : Number(chosen), version } }, isLast),
  };
  const spam = useSwitchField<ListedInquiryDto, { isSpam: boolean }>(
    [t('inquiries.spam.label'), t('inquiries.spam.yes'), t('inquiries.spam.no')],
    ({ isSpam }) => isSpam,
    useUpdateContactInquiry,
    (isSpam) => ({ isSpam }),
  );
  return [status, owner, spam];
}
