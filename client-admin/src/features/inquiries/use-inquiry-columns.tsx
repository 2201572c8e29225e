import type { ListedInquiryDto } from '@consultancy/client-shared/api/model';
import { truncateText } from '@consultancy/client-shared/format';
import { Group, Stack, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { DateTime } from '../../ui/date-time';
import { column, FilterButton, NameCell, RowActions, StatusFilter } from '../../ui/list-page';
import { ErasedBadge } from '../../ui/person';
import { useDeletion } from '../../ui/trash';
import { useInquiryOwners } from '../../ui/use-inquiry-owners';
import { DuplicateBadge, LateBadge, SpamBadge } from './inquiry-badges';
import classes from './use-inquiry-columns.module.css';

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
    column(
      'fullName',
      t('inquiries.columns.name'),
      {},
      ({ fullName, status, isLate, isSpam, erasedAt, duplicates, mergedIntoId }) => (
        <Stack className={classes.name} gap={2} align="start">
          <NameCell name={fullName} />
          <Group gap={4} wrap="nowrap" align="stretch">
            <StatusFilter status={status} />
            <LateBadge isLate={isLate} />
            <SpamBadge isSpam={isSpam} />
            <DuplicateBadge duplicates={duplicates} isMerged={mergedIntoId !== null} />
            <ErasedBadge erasedAt={erasedAt} />
          </Group>
        </Stack>
      ),
    ),
    column('email', t('inquiries.columns.email'), { from: 'md' }, ({ email, erasedAt }) => (
      <Text inherit truncate maw="10rem" title={erasedAt ? undefined : email}>
        {erasedAt ? '–' : email}
      </Text>
    )),
    column('phone', t('inquiries.columns.phone'), { from: 'xl', noWrap: true }, ({ phone }) => phone ?? '–'),
    column('subject', t('inquiries.columns.subject'), {}, ({ subject }) => (
      <span title={subject}>{firstWords(subject)}</span>
    )),
    column('message', t('inquiries.columns.message'), {}, ({ message }) => (
      <Text lineClamp={2} miw="7.5rem" maw="22rem" size="sm" c="dimmed" className={classes.message}>
        {truncateText(message, LONGEST_MESSAGE)}
      </Text>
    )),
    column(
      'projectType',
      t('inquiries.columns.projectType'),
      { from: 'xl', noWrap: true },
      ({ projectType }) => {
        if (!projectType) return '–';
        const type = t(`shared.projectType.${projectType}`);
        return (
          <FilterButton name="projectType" value={projectType} label={type}>
            {type}
          </FilterButton>
        );
      },
    ),
    column('ownerId', t('inquiries.columns.owner'), { from: 'xl' }, ({ ownerId }) =>
      ownerId === null ? '–' : nameOf(ownerId),
    ),
    column('createdAt', t('inquiries.columns.date'), {}, ({ createdAt }) => <DateTime value={createdAt} />),
    column('actions', t('list.actions'), { textAlign: 'right' }, (inquiry) => (
      <RowActions
        name={t('inquiries.inquiryOf', { name: inquiry.fullName })}
        viewLabel={t('inquiries.view')}
        onView={() => onView(inquiry.id)}
        onDelete={() => deletion.ask([inquiry])}
        isDeleting={deletion.isDeleting(inquiry)}
      />
    )),
  ];
}

function firstWords(subject: string): string {
  return subject.trim().split(/\s+/).slice(0, SUBJECT_WORDS).join(' ');
}
