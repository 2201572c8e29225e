import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './failure-box.module.css';

interface FailureBoxProps {
  text: string;
  onDismiss: () => void;
  /** Another way out beside "Dismiss". */
  children?: ReactNode;
}

/** What failed, in a red box that stays until it is dismissed. */
export function FailureBox({ text, onDismiss, children }: FailureBoxProps) {
  const t = useTranslations();
  return (
    <div className={classes.box} role="alert">
      <IconAlertCircle size={18} stroke={1.6} aria-hidden />
      <p className={classes.text}>{text}</p>
      {children}
      <Button size="compact-sm" variant="subtle" color="red" onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </div>
  );
}
