import { Alert, Box, Group, Progress } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Refusal } from './use-bulk-status';

interface BulkOutcomeProps {
  bulk: { progress: { done: number; all: number } | null; refusals: Refusal[]; dismiss: () => void };
}

/** How far a change of many records has come, and then which were refused, and why. */
export function BulkOutcome({ bulk: { progress, refusals, dismiss } }: BulkOutcomeProps) {
  const t = useTranslations();
  if (progress) {
    const { done, all } = progress;
    const words = t('bulk.progress', { done: String(done), all: String(all) });
    return (
      <Group flex="1 1 12rem" c="dimmed" fz="sm" gap="xs" wrap="nowrap">
        <Progress.Root size="sm" flex="1 1 6rem" maw="16rem">
          <Progress.Section value={(100 * done) / all} aria-label={words} />
        </Progress.Root>
        <span aria-hidden>{words}</span>
      </Group>
    );
  }
  if (refusals.length === 0) return null;
  return (
    <Alert
      flex="1 1 100%"
      color="red"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('bulk.refused', { count: refusals.length })}
      withCloseButton
      closeButtonLabel={t('dismiss')}
      onClose={dismiss}
    >
      <Box
        component="ul"
        mah="12rem"
        style={{ overflow: 'auto' }}
        tabIndex={0}
        aria-label={t('bulk.refused', { count: refusals.length })}
      >
        {refusals.map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name}</strong>: {reason}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
