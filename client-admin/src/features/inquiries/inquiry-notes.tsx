import type { ContactInquiryDetailsDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { Box, Flex, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
import { NoteForm } from './note-form';

/** What staff noted about an inquiry, newest first, and the way to add a note. */
export function InquiryNotes({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  return (
    <section aria-label={t('inquiries.notes.title')}>
      <Title order={3} mt="md" mb={4} fw={600}>
        {t('inquiries.notes.title')}
      </Title>
      <NoteForm inquiryId={inquiry.id} />
      <Flex component="ul" mt="md" gap="xs" direction="column">
        {inquiry.notes.map(({ id, author, createdAt, content }) => (
          <li key={id} className={common.beside}>
            <Text c="dimmed" fz="xs">
              {author ?? t('inquiries.notes.formerColleague')} · <DateTimeText value={createdAt} />
            </Text>
            <Box component="p" miw={0} style={{ whiteSpace: 'pre-line' }}>
              {content}
            </Box>
          </li>
        ))}
      </Flex>
      {inquiry.notes.length === 0 && (
        <Text c="dimmed" fz="xs">
          {t('inquiries.notes.none')}
        </Text>
      )}
    </section>
  );
}
