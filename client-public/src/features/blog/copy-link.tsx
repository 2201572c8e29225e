import { IconCheck, IconLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './share-row.module.css';

const FEEDBACK_MS = 3000;

/** Puts the address into the clipboard and says for a moment whether that went well. */
export function CopyLink({ address }: { address: string }) {
  const { t } = useTranslation('blog');
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      // Browsers offer the clipboard to secure pages only; elsewhere it is missing altogether.
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  const isCopied = outcome === 'copied';
  const Icon = isCopied ? IconCheck : IconLink;
  return (
    <>
      <button type="button" className={classes.share} onClick={() => void copy()}>
        <Icon size={20} stroke={1.5} aria-hidden />
        {t(isCopied ? 'share.copied' : 'share.copy')}
      </button>
      <span role="status" className={outcome === 'failed' ? classes.failed : 'visually-hidden'}>
        {isCopied && t('share.copied')}
        {outcome === 'failed' && t('share.copyFailed')}
      </span>
    </>
  );
}
