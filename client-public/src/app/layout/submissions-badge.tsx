import type { Language } from '@consultancy/client-shared/format';
import { translatorOf, useLanguage } from '@consultancy/client-shared/i18n';
import { Box } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { loadTexts } from '../../i18n/texts';
import { useOpenDialog } from '../../lib/dialogs';
import type { Submission } from '../../lib/submissions/submission';
import { useSubmissions } from '../../lib/submissions/use-submissions';
import target from '../../ui/target.module.css';

const FEATURES = ['submissions'];

/** Counts what is stored on this device. It comes with what lies over the page, so that the first load is small. */
export function SubmissionsBadge() {
  const t = useTranslations('site');
  const submissions = useSubmissions();
  const openDialog = useOpenDialog();
  useSubmissionToasts(submissions);
  const language = useLanguage();
  const count = submissions.length;
  useEffect(() => {
    // While there is a connection, for the time when there is none; the dialog asks for them again.
    if (count > 0) loadTexts(language, FEATURES).catch(() => {});
  }, [count, language]);

  const place = document.getElementById('actions');
  if (!place || count === 0) return null;
  return createPortal(
    <button
      type="button"
      className={target.icon}
      style={{ position: 'relative', order: -1 }}
      aria-label={`${t('dialog.submissions')}: ${count}`}
      aria-haspopup="dialog"
      onClick={() => openDialog({ name: 'submissions' })}
    >
      <IconSend size={22} stroke={1.5} aria-hidden />
      <Box
        component="span"
        pos="absolute"
        top="0.125rem"
        right="0.125rem"
        miw="1.25rem"
        px="half"
        bdrs="var(--radius-round)"
        bg="var(--ochre)"
        c="var(--ink)"
        fz="xs"
        lh="1.25rem"
        aria-hidden
      >
        {count}
      </Box>
    </button>,
    place,
  );
}

/** Milliseconds: long enough to read a code, which remains in the list that the badge opens. */
const DURATION = 10_000;

/** Reports what happened to waiting submissions, on any page of the site. */
function useSubmissionToasts(submissions: Submission[]): void {
  const language = useLanguage();
  const waiting = useRef(new Set<string>());
  useEffect(() => {
    for (const submission of submissions) {
      if (waiting.current.has(submission.id)) void notify(language, submission);
    }
    waiting.current = new Set(submissions.filter(({ state }) => state === 'waiting').map(({ id }) => id));
  });
}

async function notify(language: Language, submission: Submission): Promise<void> {
  const { state, form, project } = submission;
  if (state === 'waiting' || (state === 'draft' && submission.reason === 'edited')) return;
  const t = translatorOf(language, await loadTexts(language, FEATURES), 'submissions');
  const kind = t(`kinds.${form}`, { title: project?.title ?? '' });
  if (state === 'draft') {
    toast.error(t('toast.back', { kind }), { duration: DURATION });
    return;
  }
  const { code } = submission;
  const text = code ? t('toast.sentWithCode', { kind, code }) : t('toast.sent', { kind });
  toast.success(text, { duration: DURATION });
}
