import { ApiError } from '@consultancy/client-shared/api';
import { useRateProject } from '@consultancy/client-shared/api/generated/projects/projects';
import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { Text } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { openDialog } from '../../lib/dialogs';
import { useAccount } from '../../lib/session';
import { TextAreaField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useRules } from '../../ui/form/use-rules';
import { StarPicker } from './star-picker';
import { SubmitButton } from '../../ui/form/submit-button';

interface RatingDialogProps {
  project: Pick<PublicProjectDto, 'id' | 'title'>;
  onClose: () => void;
}

/** One to five stars and a comment. Rating a second time replaces the first rating. */
export function RatingDialog({ project, onClose }: RatingDialogProps) {
  const userId = useAccount()?.user.id;
  // Asked once: a session that ends later must not take away what was typed.
  const [isPossible] = useState(Boolean(project.id && userId));
  useEffect(() => {
    if (!isPossible) onClose();
  });
  if (!isPossible) return null;
  return (
    <>
      <Text fw={500} mb="lg">
        {project.title}
      </Text>
      <RatingForm projectId={project.id} onDone={onClose} />
    </>
  );
}

function RatingForm({ projectId, onDone }: { projectId: number; onDone: () => void }) {
  const t = useTranslations('rating');
  const failureText = useFailureText();
  const commentProblem = useRules().optional('message');
  const userId = useAccount()?.user.id ?? 0;
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const submission = useRateProject();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIncomplete(!projectId || !userId);
    if (!projectId || !userId || commentProblem(comment)) return;
    try {
      const rating = { userId, rating: stars, comment: comment.trim() || undefined };
      const { data } = await submission.mutateAsync({ id: projectId, data: rating });
      toast.success(t(data.isCounted ? 'done' : 'doneUncounted'));
      onDone();
    } catch (error) {
      // The session ran out while the comment was written; it stays here behind the login.
      if (error instanceof ApiError && error.status === 401) openDialog({ name: 'auth', mode: 'login' });
    }
  }

  const failure = isIncomplete
    ? t('missing')
    : submission.error && failureText(submission.error, t('failed'));
  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <FormFailure>{failure}</FormFailure>
      <StarPicker value={stars} onChange={setStars} />
      <TextAreaField
        label={t('comment')}
        rows={4}
        value={comment}
        error={commentProblem(comment)}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <SubmitButton disabled={stars === 0} loading={submission.isPending}>
        {t('submit')}
      </SubmitButton>
    </FormLayout>
  );
}
