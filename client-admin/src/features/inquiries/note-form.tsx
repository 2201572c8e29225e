import { ApiError } from '@consultancy/client-shared/api';
import { useAddInquiryNote } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { removeDraft, useDraftKey, useKeeping, useKeptValues } from '../../ui/form-page';

const LONGEST_NOTE = 5000;

const emptyNote = () => ({ content: '' });

/** Keeps what was typed until it is saved, also when the dialog is closed meanwhile. */
export function NoteForm({ inquiryId }: { inquiryId: number }) {
  const t = useTranslations();
  const draft = useDraftKey('note', inquiryId, true);
  const [note, setNote] = useState(useKeptValues(draft, emptyNote));
  useKeeping(draft, emptyNote, note);
  const content = note.content.trim();
  const save = useAddInquiryNote({
    mutation: {
      meta: { success: t('inquiries.notes.added'), error: t('inquiries.notes.failed') },
      onSuccess: () => {
        setNote(emptyNote());
        removeDraft(draft);
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
