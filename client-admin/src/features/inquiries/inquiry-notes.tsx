import { ApiError } from '@consultancy/client-shared/api';
import { useAddInquiryNote } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDetailsDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { Box, Button, Flex, Group, Text, Textarea, Title } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
import { useSavedValues } from '../../ui/form-page';

/** What staff noted about an inquiry, newest first, and the way to add a note. */
export function InquiryNotes({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  return (
    <section aria-label={t('inquiries.notes.title')}>
      <Title order={2} mt="md" mb={4} fz="md" fw={600}>
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

const LONGEST_NOTE = 5000;

const emptyNote = () => ({ content: '' });

/** Keeps what was typed until it is saved, also when the dialog is closed meanwhile. */
function NoteForm({ inquiryId }: { inquiryId: number }) {
  const t = useTranslations();
  const [note, setNote, forget] = useSavedValues('note', inquiryId, emptyNote);
  const content = note.content.trim();
  const save = useAddInquiryNote({
    mutation: {
      meta: { success: t('inquiries.notes.added'), error: t('inquiries.notes.failed') },
      onSuccess: () => {
        setNote(emptyNote());
        forget();
      },
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (content && !save.isPending) save.mutate({ id: inquiryId, data: { content } });
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        label={t('inquiries.notes.new')}
        rows={3}
        resize="vertical"
        maxLength={LONGEST_NOTE}
        value={note.content}
        onChange={(event) => setNote({ content: event.currentTarget.value })}
        readOnly={save.isPending}
        error={save.error instanceof ApiError && save.error.fieldErrors['content']}
      />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" variant="default" size="xs" disabled={!content} loading={save.isPending}>
          {t('inquiries.notes.add')}
        </Button>
      </Group>
    </form>
  );
}
