import { Button, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { queue } from '../../lib/submissions/queue';
import type { Submission } from '../../lib/submissions/submission';
import { Group, Stack } from '../layout';
import { useDateTime } from '../use-date-time';
import classes from './form.module.css';
import { ReceiptFacts } from './receipt-line';
import { UploadLine } from './upload-line';

const GROUNDS = {
  waiting: 'var(--stone)',
  draft: 'var(--danger-tint)',
  sent: 'var(--juniper-tint)',
} as const;

interface SubmissionNoticeProps {
  submission: Submission;
  onDeleted?: (submission: Submission) => void;
  /** In front of the button that deletes it. */
  children?: ReactNode;
}

/** Says what becomes of something that is stored on this device, with what can be done about it. */
export function SubmissionNotice({ submission, onDeleted, children }: SubmissionNoticeProps) {
  const t = useTranslations('submissions');
  const tSite = useTranslations('site');
  const dateTime = useDateTime();
  const { id, state, form, project, madeAt } = submission;
  const titleId = useId();

  async function remove() {
    await queue.forget(id);
    onDeleted?.(submission);
  }

  const removal = { waiting: t('cancel'), draft: t('delete'), sent: tSite('action.close') }[state];
  return (
    <Stack
      gap="xs"
      p="lg"
      bg={GROUNDS[state]}
      className={classes.panel}
      role="group"
      aria-labelledby={titleId}
    >
      <div id={titleId}>
        <Text fw={500}>{t(`kinds.${form}`, { title: project?.title ?? '' })}</Text>
        <Text c="dimmed" fz="sm">
          {dateTime(new Date(madeAt).toISOString())}
        </Text>
      </div>
      <p role="status">{useStateText(submission)}</p>
      {state !== 'sent' && submission.files && (
        <Text fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('files', { names: submission.files.map(({ file }) => file.name).join(', ') })}
        </Text>
      )}
      {state === 'waiting' && submission.files && <UploadLine />}
      {state === 'sent' && (
        <div>
          <ReceiptFacts form={form} receipt={submission} />
        </div>
      )}
      <Group gap="sm" mt="xs">
        {children}
        <Button variant="outline" size="sm" onClick={() => void remove()}>
          {removal}
        </Button>
      </Group>
    </Stack>
  );
}

function useStateText(submission: Submission): string {
  const t = useTranslations('submissions');
  if (submission.state === 'waiting') return t('waiting');
  if (submission.state === 'draft') return t(submission.reason);
  return t(submission.form === 'rating' ? 'ratingSent' : 'sent');
}
