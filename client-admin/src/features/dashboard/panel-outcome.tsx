import { type OutcomeQuery, QueryOutcome } from '@consultancy/client-shared/ui';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface PanelOutcomeProps<Answer> {
  query: OutcomeQuery<Answer>;
  isEmpty?: (answer: Answer) => boolean;
  emptyText?: string;
  children: (answer: Answer) => ReactNode;
}

/** What a panel loads by itself: a failure there leaves the rest of the dashboard standing. */
export function PanelOutcome<Answer>({ query, isEmpty, emptyText, children }: PanelOutcomeProps<Answer>) {
  const t = useTranslations();
  return (
    <QueryOutcome
      query={query}
      isEmpty={isEmpty}
      empty={
        <Text p="md" c="dimmed" fz="sm">
          {emptyText}
        </Text>
      }
      pending={
        <Stack p="md" role="status" aria-label={t('shared.loading')}>
          {['60%', '45%', '52%'].map((width) => (
            <Skeleton key={width} height="0.875rem" width={width} />
          ))}
        </Stack>
      }
      error={(_, retry) => (
        <Group p="md" c="dimmed" fz="sm" gap="xs" justify="space-between" role="alert">
          {t('dashboard.partFailed')}
          <Button size="compact-sm" variant="default" loading={query.isFetching} onClick={retry}>
            {t('shared.tryAgain')}
          </Button>
        </Group>
      )}
    >
      {children}
    </QueryOutcome>
  );
}
