import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { Group, Radio, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { useOpenDialog } from '../../lib/dialogs';
import { useAccount } from '../../lib/session';
import { Choice } from '../../ui/form/choice';
import { TextAreaField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SubmissionNotices } from '../../ui/form/submission-notices';
import { SubmitButton } from '../../ui/form/submit-button';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useRules } from '../../ui/form/use-rules';
import { useSubmission } from '../../ui/form/use-submission';
import classes from './rating-dialog.module.css';

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
      <RatingForm project={project} onDone={onClose} />
    </>
  );
}

function RatingForm({ project, onDone }: { project: RatingDialogProps['project']; onDone: () => void }) {
  const t = useTranslations('rating');
  const failureText = useFailureText();
  const userId = useAccount()?.user.id ?? 0;
  const form = useForm({
    initialValues: { stars: '0', comment: '' },
    validate: { comment: useRules().optional('message') },
  });
  const [isIncomplete, setIncomplete] = useState(false);
  const { action, send, notices } = useSubmission('rating', form, {
    project: { id: project.id, title: project.title },
    onSent: (_values, _receipt, rated) => {
      form.reset();
      // One that was sent by itself is announced on every page.
      if (rated) toast.success(t(rated.isCounted ? 'done' : 'doneUncounted'));
      onDone();
    },
  });
  const openDialog = useEffectEvent(useOpenDialog());
  const hasSessionEnded = action.error?.status === 401;
  useEffect(() => {
    // It ran out while the comment was written, which stays here behind the login.
    if (hasSessionEnded) openDialog({ name: 'auth', mode: 'login' });
  }, [hasSessionEnded, action.error]);

  function submit({ stars, comment }: typeof form.values) {
    setIncomplete(!userId);
    if (!userId) return;
    const rating = { userId, rating: Number(stars), comment: comment.trim() || undefined };
    send(rating, { stars, comment });
  }

  const failure = isIncomplete ? t('missing') : action.error && failureText(action.error, t('failed'));
  return (
    <FormLayout onSubmit={form.onSubmit(submit)}>
      <FormFailure>{failure}</FormFailure>
      <SubmissionNotices {...notices} />
      <StarPicker
        value={Number(form.values.stars)}
        onChange={(stars) => form.setFieldValue('stars', String(stars))}
      />
      <TextAreaField label={t('comment')} rows={4} {...form.getInputProps('comment')} />
      <SubmitButton disabled={form.values.stars === '0'} loading={action.isPending}>
        {t('submit')}
      </SubmitButton>
    </FormLayout>
  );
}

interface StarPickerProps {
  /** 1 to 5, or 0 while nothing is chosen. */
  value: number;
  onChange: (stars: number) => void;
}

/** Radio buttons that look like stars: an arrow key chooses at once, where Mantine's Rating wants Enter besides. */
function StarPicker({ value, onChange }: StarPickerProps) {
  const t = useTranslations('rating');
  const id = useId();
  const [hovered, setHovered] = useState(0);
  return (
    <Radio.Group
      id={id}
      name={id}
      label={t('stars')}
      value={String(value)}
      onChange={(stars) => onChange(Number(stars))}
    >
      <Group gap={0} onPointerLeave={() => setHovered(0)}>
        {[1, 2, 3, 4, 5].map((stars) => {
          const Icon = stars <= (hovered || value) ? IconStarFilled : IconStar;
          return (
            <Choice
              key={stars}
              value={String(stars)}
              label={<Icon size={36} stroke={1.25} aria-hidden />}
              aria-label={t('star', { count: stars })}
              className={classes.star ?? ''}
              wrapperProps={{ onPointerEnter: () => setHovered(stars) }}
            />
          );
        })}
      </Group>
    </Radio.Group>
  );
}
