import { useTranslations } from 'use-intl';
import { DiffText } from '../../ui/word-diff';
import classes from './text-pair.module.css';

interface WordChangesProps {
  before: string;
  now: string;
  /** Whether the English changed while somebody was writing, and not since the text was saved. */
  isMeanwhile: boolean;
}

/** What changed in the English, word by word. */
export function WordChanges({ before, now, isMeanwhile }: WordChangesProps) {
  const t = useTranslations();
  return (
    <div className={classes.changes} role="status">
      <p className={classes.changesTitle}>
        {isMeanwhile ? t('translations.editor.changedMeanwhile') : t('translations.editor.changed')}
      </p>
      <DiffText before={before} now={now} />
    </div>
  );
}
