import { Button, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { DialogProps } from '../../lib/dialogs';
import { paths } from '../../lib/paths';
import { queue } from '../../lib/submissions/queue';
import type { Submission } from '../../lib/submissions/submission';
import { useSubmissions } from '../../lib/submissions/use-submissions';
import { SubmissionNotice } from '../../ui/form/submission-notice';
import { Stack } from '../../ui/layout';
import { useFollow } from '../../ui/link';

/** What is stored on this device: what waits, what was given back, and what was sent meanwhile. */
export function SubmissionsDialog({ onClose, onNext }: DialogProps) {
  const t = useTranslations('submissions');
  const follow = useFollow();
  const stored = useSubmissions();

  async function edit(submission: Submission) {
    if (submission.state === 'waiting') await queue.giveBack(submission, 'edited');
    const { form, project } = submission;
    if (form === 'contact' || form === 'consultation') {
      follow(paths[form], { replace: true });
    } else if (!project) onClose();
    else if (form === 'rating') onNext({ name: 'rate', project });
    else onNext({ name: 'buy', project: { ...project, price: project.price ?? null } });
  }

  if (stored.length === 0) return <Text>{t('none')}</Text>;
  return (
    <Stack gap="sm">
      {stored.map((submission) => (
        <SubmissionNotice key={submission.id} submission={submission}>
          {submission.state !== 'sent' && (
            <Button size="sm" onClick={() => void edit(submission)}>
              {t('edit')}
            </Button>
          )}
        </SubmissionNotice>
      ))}
    </Stack>
  );
}
