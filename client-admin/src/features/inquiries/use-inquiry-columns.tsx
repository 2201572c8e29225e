import type { ListedInquiryDto } from '@consultancy/client-shared/api/model';
import { truncateText } from '@consultancy/client-shared/format';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Group, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { DateTime } from '../../ui/date-time';
import { NameCell, RowActions, visibleFrom } from '../../ui/list-page';
import { ErasedBadge } from '../../ui/person';
import { DuplicateBadge } from './duplicate-badge';
import { LateBadge } from './late-badge';
import { SpamBadge } from './spam-badge';
import classes from './use-inquiry-columns.module.css';
import { useDeletion } from '../../ui/bin';
import { useInquiryOwners } from './use-inquiry-owners';

const SUBJECT_WORDS = 2;
/** More than the two lines that are shown ever hold. */
const LONGEST_MESSAGE = 160;

export function useInquiryColumns({
  onView,
}: {
  onView: (id: number) => void;
}): DataTableColumn<ListedInquiryDto>[] {
  const t = useTranslations();
  const deletion = useDeletion<ListedInquiryDto>({
    entity: 'inquiry',
    nameOf: ({ fullName }) => fullName,
  });
  const { nameOf } = useInquiryOwners();
  return [
    {
      accessor: 'fullName',
      title: t('inquiries.columns.name'),
      render: ({ fullName, status, isLate, isSpam, erasedAt, duplicates, joinedIntoId }) => (
        <div className={classes.name}>
          <NameCell name={fullName} />
          <Group gap={4} wrap="nowrap" align="stretch">
            <StatusBadge status={status} />
            <LateBadge isLate={isLate} />
            <SpamBadge isSpam={isSpam} />
            <DuplicateBadge duplicates={duplicates} isJoined={joinedIntoId !== null} />
            <ErasedBadge erasedAt={erasedAt} />
          </Group>
        </div>
      ),
    },
    {
      accessor: 'email',
      ...visibleFrom('md'),
      title: t('inquiries.columns.email'),
      render: ({ email, erasedAt }) => (
        <Text inherit truncate maw="10rem" title={erasedAt ? undefined : email}>
          {erasedAt ? '–' : email}
        </Text>
      ),
    },
    {
      accessor: 'phone',
      ...visibleFrom('xl'),
      title: t('inquiries.columns.phone'),
      noWrap: true,
      render: ({ phone }) => phone ?? '–',
    },
    {
      accessor: 'subject',
      title: t('inquiries.columns.subject'),
      render: ({ subject }) => <span title={subject}>{firstWords(subject)}</span>,
    },
    {
      accessor: 'message',
      title: t('inquiries.columns.message'),
      render: ({ message }) => (
        <Text lineClamp={2} miw="7.5rem" maw="22rem" size="sm" c="dimmed" className={classes.message}>
          {truncateText(message, LONGEST_MESSAGE)}
        </Text>
      ),
    },
    {
      accessor: 'projectType',
      ...visibleFrom('xl'),
      title: t('inquiries.columns.projectType'),
      noWrap: true,
      render: ({ projectType }) => (projectType ? t(`shared.projectType.${projectType}`) : '–'),
    },
    {
      accessor: 'ownerId',
      ...visibleFrom('xl'),
      title: t('inquiries.columns.owner'),
      render: ({ ownerId }) => (ownerId === null ? '–' : nameOf(ownerId)),
    },
    {
      accessor: 'createdAt',
      title: t('inquiries.columns.date'),
      render: ({ createdAt }) => <DateTime value={createdAt} />,
    },
    {
      accessor: 'actions',
      title: t('list.actions'),
      textAlign: 'right',
      render: (inquiry) => (
        <RowActions
          name={t('inquiries.inquiryOf', { name: inquiry.fullName })}
          viewLabel={t('inquiries.view')}
          onView={() => onView(inquiry.id)}
          onDelete={() => deletion.ask([inquiry])}
          isDeleting={deletion.isDeleting(inquiry)}
        />
      ),
    },
  ];
}

function firstWords(subject: string): string {
  return subject.trim().split(/\s+/).slice(0, SUBJECT_WORDS).join(' ');
}
