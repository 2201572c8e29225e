import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast';
import type { Submission } from '../../lib/submissions/submission';
import { loadFeatureTexts } from '../../i18n/catalogues';
import { type SiteI18n, useSiteI18n } from '../../i18n/site-i18n';

/** Milliseconds: long enough to read a code, which remains in the list that the badge opens. */
const DURATION = 10_000;

/** Reports what happened to waiting submissions, on any page of the site. */
export function useSubmissionToasts(submissions: Submission[]): void {
  const i18n = useSiteI18n();
  const waiting = useRef(new Set<string>());
  useEffect(() => {
    for (const submission of submissions) {
      if (waiting.current.has(submission.id)) void notify(i18n, submission);
    }
    waiting.current = new Set(submissions.filter(({ state }) => state === 'waiting').map(({ id }) => id));
  });
}

async function notify(i18n: SiteI18n, submission: Submission): Promise<void> {
  const { state, form, project } = submission;
  if (state === 'waiting' || (state === 'draft' && submission.reason === 'edited')) return;
  await loadFeatureTexts(i18n, 'submissions');
  const t = i18n.translator('submissions');
  const kind = t(`kinds.${form}`, { title: project?.title ?? '' });
  if (state === 'draft') {
    toast.error(t('toast.back', { kind }), { duration: DURATION });
    return;
  }
  const { code } = submission;
  const text = code ? t('toast.sentWithCode', { kind, code }) : t('toast.sent', { kind });
  toast.success(text, { duration: DURATION });
}
