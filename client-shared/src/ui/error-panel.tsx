import { Button, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ApiError } from '../api/api-error';

interface ErrorPanelProps {
  /** What failed; without it a general sentence. */
  title?: string | undefined;
  failure?: unknown;
  /** In place of what the failure says. */
  reason?: string | undefined;
  onRetry?: () => void;
  busy?: boolean;
}

/** Says what failed and why, with a button that tries again. */
export function ErrorPanel({ title, failure, reason, onRetry, busy = false }: ErrorPanelProps) {
  const t = useTranslations('shared');
  const wordsOf = ({ isTimeout, code, message }: ApiError) => {
    if (isTimeout) return t('late');
    return code === 'NETWORK_ERROR' ? t('offline') : message;
  };
  const why = reason ?? (failure instanceof ApiError ? wordsOf(failure) : undefined);
  return (
    <Stack
      align="start"
      gap="xs"
      p="xl"
      bg="var(--danger-tint)"
      style={{ borderInlineStart: '2px solid var(--danger)' }}
      role="alert"
    >
      <Text fz="lg" fw={500} lh="var(--leading-snug)">
        {title ?? t('somethingWrong')}
      </Text>
      {why && <Text c="dimmed">{why}</Text>}
      {onRetry && (
        <Button variant="outline" size="sm" mt="xs" loading={busy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </Stack>
  );
}
