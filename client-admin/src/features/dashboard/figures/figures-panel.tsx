import { exportStatistics } from '@consultancy/client-shared/api/generated/dashboard/dashboard';
import type { FiguresTable } from '@consultancy/client-shared/api/model';
import { Flex, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import common from '../../../ui/common.module.css';
import { DownloadButton } from '../../../ui/download-button';

interface FiguresPanelProps {
  title: string;
  /** What the numbers are. */
  unit: string;
  of: FiguresTable;
  days: { from: string; to: string };
  wide?: boolean;
  children: ReactNode;
}

/** One of the figures, with its file. */
export function FiguresPanel({ title, unit, of, days, wide, children }: FiguresPanelProps) {
  const t = useTranslations();
  const id = useId();
  return (
    <Paper
      component="section"
      withBorder
      style={wide ? { gridColumn: '1 / -1' } : undefined}
      aria-labelledby={id}
    >
      <Flex
        className={common.below}
        component="header"
        py="sm"
        px="md"
        gap="xs"
        align="baseline"
        justify="space-between"
      >
        <div>
          <Title id={id} order={3}>
            {title}
          </Title>
          <Text c="dimmed" fz="sm">
            {unit}
          </Text>
        </div>
        <DownloadButton
          load={(options) => exportStatistics({ of, ...days }, options)}
          failed={t('list.exportFailed')}
          flex="none"
          variant="subtle"
          size="compact-sm"
          aria-label={t('dashboard.figuresOf.csvOf', { title })}
        >
          {t('dashboard.figuresOf.csv')}
        </DownloadButton>
      </Flex>
      <Stack p="md">{children}</Stack>
    </Paper>
  );
}
