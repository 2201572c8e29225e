import { Button, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { queue } from '../../lib/submissions/queue';
import type { Submission } from '../../lib/submissions/submission';
import { Stack } from '../layout';
import { SubmissionNotice } from './submission-notice';

interface SubmissionNoticesProps {
  stored: Submission[];
  /** The draft that is in the form. */
  opened: string | undefined;
  /** Nothing is typed into the form. */
  isUntouched: boolean;
  onDeleted: (submission: Submission) => void;
}

/** What a form sent that did not arrive yet. */
export function SubmissionNotices({ stored, opened, isUntouched, onDeleted }: SubmissionNoticesProps) {
  const t = useTranslations('submissions');
  if (stored.length === 0) return null;
  return (
    <Stack gap="sm">
      {stored.map((submission) => (
        <SubmissionNotice key={submission.id} {...{ submission, onDeleted }}>
          {submission.state === 'waiting' && isUntouched && (
            <Button variant="outline" size="sm" onClick={() => void queue.giveBack(submission, 'edited')}>
              {t('edit')}
            </Button>
          )}
          {submission.state === 'draft' && submission.id !== opened && <Text fz="sm">{t('formInUse')}</Text>}
        </SubmissionNotice>
      ))}
    </Stack>
  );
}
