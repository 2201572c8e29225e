import { useGetContactInquiry } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDetailsDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Paper, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Attachments } from '../../ui/attachments';
import { CameFrom } from '../../ui/came-from';
import { CopyText } from '../../ui/copy-text';
import { type Detail, Details } from '../../ui/details-dialog';
import { asId, forgetClientDrafts } from '../../ui/form-page';
import { ErasedNotice, PersonLink } from '../../ui/person';
import { RecordPage } from '../../ui/record-page';
import { useTrail } from '../../ui/resource/use-trail';
import { LateBadge } from './inquiry-badges';
import { InquiryNotes } from './inquiry-notes';
import { InquiryOwnerField } from './inquiry-owner-field';
import { InquiryReplies } from './inquiry-replies';
import { InquirySiblings, MergedNotice } from './inquiry-siblings';
import { InquiryStatusField } from './inquiry-status-field';
import { SpamNotice } from './spam-notice';
import { inquiryLabels as labels } from './texts';

/** One inquiry, with all that is done about it. */
export function InquiryPage() {
  const t = useTranslations();
  const id = asId(useParams()['id']);
  const query = useGetContactInquiry(id);
  return (
    <RecordPage<ContactInquiryDetailsDto>
      key={id}
      query={query}
      notFound={t('inquiries.missing')}
      trail={useTrail([paths.contacts, 'sections.contacts'])}
      titleOf={({ fullName, erasedAt }) => (erasedAt ? t('inquiries.details') : fullName)}
    >
      {(inquiry) => (inquiry.erasedAt ? <ErasedInquiry inquiry={inquiry} /> : <Inquiry inquiry={inquiry} />)}
    </RecordPage>
  );
}

function Inquiry({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  const { email, phone, projectType } = inquiry;
  const details: Detail[] = [
    [labels.status, <InquiryStatusField inquiry={inquiry} />],
    [t('inquiries.fields.owner'), <InquiryOwnerField inquiry={inquiry} />],
    [t('inquiries.fields.due'), isUnanswered(inquiry) ? <Due inquiry={inquiry} /> : null],
    [labels.fullName, inquiry.fullName],
    [labels.email, <a href={`mailto:${email}`}>{email}</a>],
    [labels.phone, phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>],
    [labels.projectType, projectType && t(`shared.projectType.${projectType}`)],
    [t('inquiries.fields.projects'), inquiry.projects.length > 0 ? <Projects of={inquiry} /> : null],
    [t('inquiries.fields.received'), <DateTimeText value={inquiry.createdAt} />],
    [t('inquiries.fields.code'), inquiry.referenceCode && <CopyText text={inquiry.referenceCode} />],
    [t('cameFrom'), inquiry.cameFrom && <CameFrom path={inquiry.cameFrom} />],
    [labels.subject, inquiry.subject],
  ];
  return (
    <>
      <MergedNotice inquiry={inquiry} />
      {inquiry.isSpam && <SpamNotice inquiry={inquiry} />}
      <Details details={details} />
      <PersonLink kind="inquiry" id={inquiry.id} />
      <Title order={2} mt="md" mb={4} fz="md" fw={600}>
        {labels.message}
      </Title>
      <Paper
        component="p"
        withBorder
        py="sm"
        px={14}
        bg="var(--paper)"
        miw={0}
        style={{ whiteSpace: 'pre-line' }}
      >
        {inquiry.message}
      </Paper>
      <Attachments kind="inquiry" id={inquiry.id} />
      <InquirySiblings inquiry={inquiry} />
      <InquiryReplies inquiry={inquiry} />
      <InquiryNotes inquiry={inquiry} />
      {!inquiry.isSpam && <SpamNotice inquiry={inquiry} />}
    </>
  );
}

/** What is left of it for the figures. */
function ErasedInquiry({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  const { id, status, projectType, createdAt, cameFrom } = inquiry;
  // It may have been erased elsewhere, or on another device.
  useEffect(() => forgetClientDrafts('inquiry', id), [id]);
  return (
    <>
      <ErasedNotice />
      <Details
        details={[
          [labels.status, <StatusBadge status={status} />],
          [labels.projectType, projectType && t(`shared.projectType.${projectType}`)],
          [t('inquiries.fields.received'), <DateTimeText value={createdAt} />],
          [t('cameFrom'), cameFrom && <CameFrom path={cameFrom} />],
        ]}
      />
      <PersonLink kind="inquiry" id={id} />
    </>
  );
}

function isUnanswered({ status, dueAt, repliedAt, isSpam, mergedIntoId }: ContactInquiryDetailsDto): boolean {
  return status === 'NEW' && dueAt !== null && repliedAt === null && !isSpam && mergedIntoId === null;
}

/** Those that it is about, under their names of then, on the site. */
function Projects({ of: { projects } }: { of: ContactInquiryDetailsDto }) {
  return (
    <ul style={{ listStyle: 'none' }}>
      {projects.map(({ id, title, slug }) => (
        <li key={id}>
          <a href={`/projects/${encodeURIComponent(slug)}`} target="_blank" rel="noreferrer">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** By when the site promises an answer. */
function Due({ inquiry: { dueAt, isLate } }: { inquiry: ContactInquiryDetailsDto }) {
  return (
    <>
      {dueAt && <DateTimeText value={dueAt} />} <LateBadge isLate={isLate} />
    </>
  );
}
