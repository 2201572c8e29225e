import { Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from '../chip.module.css';

const FEEDBACK_MS = 3000;

/** Puts the address into the clipboard and says for a moment whether that went well. */
export function CopyLink({ address }: { address: string }) {
  const t = useTranslations('share');
  const { copy, copied, error } = useClipboard({ timeout: FEEDBACK_MS });
  const hasFailed = error !== null;
  const isCopied = copied && !hasFailed;
  const Icon = isCopied ? IconCheck : IconLink;
  return (
    <>
      <button type="button" className={classes.chip} onClick={() => copy(address)}>
        <Icon size={20} stroke={1.5} aria-hidden />
        {t(isCopied ? 'copied' : 'copy')}
      </button>
      <Text
        span
        c="var(--danger)"
        fz="sm"
        role="status"
        className={hasFailed ? undefined : 'visually-hidden'}
      >
        {isCopied && t('copied')}
        {hasFailed && t('copyFailed')}
      </Text>
    </>
  );
}
