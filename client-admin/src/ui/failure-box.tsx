import { Box, Button, Group } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from './notice';

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
    <Notice tone="red" role="alert" my="xs" bd="1px solid var(--danger)" fz="md">
      <Group gap="xs">
        <IconAlertCircle size={18} stroke={1.6} aria-hidden />
        <Box component="p" flex="1 1 12rem">
          {text}
        </Box>
        {children}
        <Button size="compact-sm" variant="subtle" color="red" onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </Group>
    </Notice>
  );
}
