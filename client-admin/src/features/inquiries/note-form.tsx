import { ApiError } from '@consultancy/client-shared/api';
import {
  addInquiryNote,
  getListContactInquiriesQueryKey,
} from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeed } from '../../ui/use-deed';

const LONGEST_NOTE = 5000;

/** Keeps what was typed until it is saved. */
export function NoteForm({ inquiryId }: { inquiryId: number }) {
  const { t } = useTranslation();
  const [content, setContent] = useState('');
  const save = useDeed({
    work: (note: string) => addInquiryNote(inquiryId, { content: note }),
    done: () => t('inquiries.notes.added'),
    failed: t('inquiries.notes.failed'),
    refreshes: [getListContactInquiriesQueryKey()],
    onDone: () => setContent(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() && !save.isPending) save.mutate(content.trim());
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        label={t('inquiries.notes.new')}
        rows={3}
        resize="vertical"
        maxLength={LONGEST_NOTE}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        readOnly={save.isPending}
        error={save.error instanceof ApiError && save.error.fieldErrors['content']}
      />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" variant="default" size="xs" disabled={!content.trim()} loading={save.isPending}>
          {t('inquiries.notes.add')}
        </Button>
      </Group>
    </form>
  );
}
