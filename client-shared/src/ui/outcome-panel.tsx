import { Button, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ApiError } from '../api/api-error';

interface OutcomePanelProps {
  /** Words of the screen; without them the failure speaks for itself. */
  title?: string;
  failure?: unknown;
  /** Instead of the failure's own words. */
  reason?: string;
  onRetry?: () => void;
  busy?: boolean;
}

/** What failed, why as far as it is known, and the way out. */
export function OutcomePanel({ title, failure, reason, onRetry, busy = false }: OutcomePanelProps) {
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
