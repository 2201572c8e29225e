import { useRetryInquiryMails } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDetailsDto, MailStatus } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { ToneBadge } from '@consultancy/client-shared/ui';
import { Alert, Box, Button, Flex, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
import { ReplyForm } from './reply-form';

const TONES: Record<MailStatus, string> = { PENDING: 'yellow', SENT: 'green', FAILED: 'red' };

/** What both sides wrote since the inquiry, newest first, what did not arrive, and the way to write. */
export function InquiryReplies({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  const [wantsToWrite, setIsWriting] = useState(false);
  const isMerged = inquiry.mergedIntoId !== null;
  const isWriting = !isMerged && wantsToWrite;
  const letters = [
    ...inquiry.replies.map((reply) => ({ letter: reply, reply })),
    ...inquiry.messages.map((letter) => ({ letter, reply: null })),
  ].sort((a, b) => b.letter.createdAt.localeCompare(a.letter.createdAt));
  return (
    <section aria-label={t('inquiries.reply.list')}>
      <Title order={2} mt="md" mb={4} fz="md" fw={600}>
        {t('inquiries.reply.list')}
      </Title>
      <FailedMails inquiry={inquiry} />
      {isWriting && <ReplyForm inquiry={inquiry} onSent={() => setIsWriting(false)} />}
      {!isMerged && !isWriting && (
        <Button size="xs" leftSection={<IconMail size={16} aria-hidden />} onClick={() => setIsWriting(true)}>
          {t('inquiries.reply.write')}
        </Button>
      )}
      <Flex component="ul" mt="md" gap="xs" direction="column">
        {letters.map(({ letter, reply }) => (
          <li key={`${reply ? 'reply' : 'message'}-${letter.id}`} className={common.beside}>
            <Text component="div" c="dimmed" fz="xs">
              {reply ? (reply.author ?? t('inquiries.notes.formerColleague')) : inquiry.fullName} ·{' '}
              <DateTimeText value={letter.createdAt} />{' '}
              {reply?.mailStatus && (
                <ToneBadge dot={TONES[reply.mailStatus]}>
                  {t(`inquiries.reply.mail.${reply.mailStatus}`)}
                </ToneBadge>
              )}
            </Text>
            {reply && (
              <Text fw={500} miw={0} inherit>
                {reply.subject}
              </Text>
            )}
            <Box component="p" miw={0} style={{ whiteSpace: 'pre-line' }}>
              {letter.content}
            </Box>
          </li>
        ))}
      </Flex>
    </section>
  );
}

function FailedMails({ inquiry: { id, failedMails } }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  const retry = useRetryInquiryMails({
    mutation: {
      meta: {
        success: t('inquiries.failedMails.sentAgain'),
        error: t('inquiries.failedMails.failed'),
      },
    },
  });
  if (failedMails.length === 0) return null;
  return (
    <Alert
      mb="md"
      miw={0}
      color="red"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('inquiries.failedMails.title', { count: failedMails.length })}
    >
      <ul>
        {failedMails.map(({ id, name, recipient, reason }) => (
          <li key={id}>
            {t('inquiries.failedMails.one', { name, recipient })} {reason}
          </li>
        ))}
      </ul>
      <Button
        mt="xs"
        variant="default"
        size="xs"
        loading={retry.isPending}
        onClick={() => retry.mutate({ id })}
      >
        {t('inquiries.failedMails.again')}
      </Button>
    </Alert>
  );
}
