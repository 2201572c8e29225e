import { ApiError } from '@consultancy/client-shared/api';
import { useAddInquiryNoteMutationOptions } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { Button, Group, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useSavedValues } from '../../ui/form-page';
import { QueuedActions, useGivenBack, useQueuedMutation } from '../../ui/queue';
import { toasts } from '../../ui/toasts';

const LONGEST_NOTE = 5000;

const emptyNote = () => ({ content: '', draftId: '' });

/** Keeps what was typed until it is saved, also when the dialog is closed meanwhile. */
export function NoteForm({ inquiryId }: { inquiryId: number }) {
  const t = useTranslations();
  const [note, setNote, forget] = useSavedValues('note', inquiryId, emptyNote);
  const content = note.content.trim();
  const givenBack = useGivenBack('inquiryNote', inquiryId, {
    draftId: note.draftId,
    isEmpty: !content,
    open: ({ id, body }) => setNote({ content: body.content, draftId: id }),
  });
  const options = useAddInquiryNoteMutationOptions(useQueryClient(), {
    mutation: {
      meta: { error: t('inquiries.notes.failed') },
      onSuccess: () => toasts.success(t('inquiries.notes.added')),
    },
  });
  const save = useQueuedMutation('inquiryNote', { id: inquiryId }, options, () => {
    setNote(emptyNote());
    forget();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (content && !save.isPending) save.mutate({ data: { content }, draft: givenBack });
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        label={t('inquiries.notes.new')}
        rows={3}
        resize="vertical"
        maxLength={LONGEST_NOTE}
        value={note.content}
        onChange={(event) => setNote({ ...note, content: event.currentTarget.value })}
        readOnly={save.isPending}
        error={save.error instanceof ApiError && save.error.fieldErrors['content']}
      />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" variant="default" size="xs" disabled={!content} loading={save.isPending}>
          {t('inquiries.notes.add')}
        </Button>
      </Group>
      <QueuedActions of={['inquiryNote']} recordId={inquiryId} opened={note.draftId} />
    </form>
  );
}
