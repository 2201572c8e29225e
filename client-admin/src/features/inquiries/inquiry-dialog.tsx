import { useGetContactInquiry } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDetailsDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Box, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { recordPath } from '../../record-paths';
import { Details, DetailsDialog } from '../../ui/details-dialog';
import { ErasedNotice } from '../../ui/person';
import { SpamBadge } from './inquiry-badges';
import { inquiryLabels as labels } from './texts';

/** One inquiry, to be read; what is done about it is on its page. */
export function InquiryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations();
  const query = useGetContactInquiry(id);
  return (
    <DetailsDialog
      title={t('inquiries.details')}
      query={query}
      errorTitle={t('inquiries.detailsFailed')}
      page={{ to: recordPath(paths.contact, id), label: t('inquiries.open') }}
      onClose={onClose}
    >
      {({ data }) => <Inquiry inquiry={data} />}
    </DetailsDialog>
  );
}

function Inquiry({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  const { email, phone, projectType, status, isSpam, erasedAt, createdAt } = inquiry;
  const state = (
    <Group gap={4}>
      <StatusBadge status={status} />
      <SpamBadge isSpam={isSpam} />
    </Group>
  );
  return (
    <>
      {erasedAt && <ErasedNotice />}
      <Details
        details={[
          [labels.status, state],
          [labels.fullName, !erasedAt && inquiry.fullName],
          [labels.email, !erasedAt && <a href={`mailto:${email}`}>{email}</a>],
          [labels.phone, phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>],
          [labels.projectType, projectType && t(`shared.projectType.${projectType}`)],
          [t('inquiries.fields.received'), <DateTimeText value={createdAt} />],
          [labels.subject, !erasedAt && inquiry.subject],
          [
            labels.message,
            !erasedAt && (
              <Box component="span" style={{ whiteSpace: 'pre-line' }}>
                {inquiry.message}
              </Box>
            ),
          ],
        ]}
      />
    </>
  );
}
