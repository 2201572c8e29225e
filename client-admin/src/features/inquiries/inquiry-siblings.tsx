import type { ContactInquiryDetailsDto, InquirySiblingDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { StatusBadge, ToneBadge } from '@consultancy/client-shared/ui';
import { Alert, Box, Button, Flex, Text, Title } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { recordPath } from '../../record-paths';
import common from '../../ui/common.module.css';
import { useInquiryOwners } from '../../ui/use-inquiry-owners';
import { useInquiryMerges } from './use-inquiry-merges';

/** What else the person sent, and the ways to merge it into this one and to take that back. */
export function InquirySiblings({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  const { merged, siblings } = inquiry;
  const others = siblings.filter(({ mergedIntoId }) => mergedIntoId !== inquiry.id);
  const shown = [...merged, ...others];
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('inquiries.duplicates.title')}>
      <Title order={2} mt="md" mb={4} fz="md" fw={600}>
        {t('inquiries.duplicates.title')}
      </Title>
      <Flex component="ul" mt="md" gap="xs" direction="column">
        {shown.map((sibling) => (
          <Sibling
            key={sibling.id}
            inquiry={inquiry}
            sibling={sibling}
            message={merged.find(({ id }) => id === sibling.id)?.message}
          />
        ))}
      </Flex>
    </section>
  );
}

interface SiblingProps {
  inquiry: ContactInquiryDetailsDto;
  sibling: InquirySiblingDto;
  /** What it says, where it is merged into the inquiry. */
  message: string | undefined;
}

function Sibling({ inquiry, sibling, message }: SiblingProps) {
  const t = useTranslations();
  const { nameOf } = useInquiryOwners();
  // The list with its search and filters stays the page above.
  const { state: origin } = useLocation();
  const { merge, unmerge, isBusy } = useInquiryMerges(sibling);
  const { id, subject, status, ownerId, mergedIntoId, createdAt } = sibling;
  const isHere = mergedIntoId === inquiry.id;
  const canMerge = mergedIntoId === null && inquiry.mergedIntoId === null;
  return (
    <li className={common.beside}>
      <Text component="div" c="dimmed" fz="xs">
        <DateTimeText value={createdAt} />
        {ownerId !== null && ` · ${nameOf(ownerId)}`}{' '}
        {mergedIntoId === null ? (
          <StatusBadge status={status} />
        ) : (
          <ToneBadge>
            {t(isHere ? 'inquiries.duplicates.mergedHere' : 'inquiries.duplicates.merged')}
          </ToneBadge>
        )}
      </Text>
      <Text fw={500} miw={0} inherit>
        <Link to={recordPath(paths.contact, id)} state={origin}>
          {subject}
        </Link>
      </Text>
      {message && (
        <Box component="p" miw={0} style={{ whiteSpace: 'pre-line' }}>
          {message}
        </Box>
      )}
      {isHere && (
        <Button
          mt="xs"
          variant="default"
          size="compact-sm"
          aria-label={t('inquiries.duplicates.unmergeNamed', { subject })}
          loading={isBusy}
          onClick={() => unmerge()}
        >
          {t('inquiries.duplicates.unmerge')}
        </Button>
      )}
      {canMerge && (
        <Button
          mt="xs"
          variant="default"
          size="compact-sm"
          aria-label={t('inquiries.duplicates.joinNamed', { subject })}
          leftSection={<IconArrowMerge size={15} aria-hidden />}
          loading={isBusy}
          onClick={() => merge(inquiry.id)}
        >
          {t('inquiries.duplicates.merge')}
        </Button>
      )}
    </li>
  );
}

/** A link to the inquiry that this one was merged into, and a button to unmerge it. */
export function MergedNotice({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  const { state: origin } = useLocation();
  const { unmerge, isBusy } = useInquiryMerges(inquiry);
  const { mergedIntoId, siblings } = inquiry;
  if (mergedIntoId === null) return null;
  const main = siblings.find(({ id }) => id === mergedIntoId);
  return (
    <Alert
      mb="md"
      miw={0}
      color="gray"
      icon={<IconArrowMerge size={18} aria-hidden />}
      title={t('inquiries.duplicates.isMerged')}
    >
      <p>
        {t('inquiries.duplicates.into')}{' '}
        <Link to={recordPath(paths.contact, mergedIntoId)} state={origin}>
          {main?.subject ?? t('inquiries.duplicates.number', { id: String(mergedIntoId) })}
        </Link>
        {'. '}
        {t('inquiries.duplicates.answerThere')}
      </p>
      <Button mt="xs" variant="default" size="compact-sm" loading={isBusy} onClick={() => unmerge()}>
        {t('inquiries.duplicates.unmerge')}
      </Button>
    </Alert>
  );
}
