import { exportStatistics } from '@consultancy/client-shared/api/generated/dashboard/dashboard';
import type { FiguresTable } from '@consultancy/client-shared/api/model';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../../ui/download-button';
import { Panel } from '../panel';

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
export function FiguresPanel({ title, unit, of, days: { from, to }, wide, children }: FiguresPanelProps) {
  const t = useTranslations();
  return (
    <Panel
      title={title}
      unit={unit}
      style={wide ? { gridColumn: '1 / -1' } : undefined}
      action={
        <DownloadButton
          load={(options) => exportStatistics({ of, from, to }, options)}
          failed={t('list.exportFailed')}
          flex="none"
          variant="subtle"
          size="compact-sm"
          aria-label={t('dashboard.figuresOf.csvOf', { title })}
        >
          {t('dashboard.figuresOf.csv')}
        </DownloadButton>
      }
    >
      <Stack p="md">{children}</Stack>
    </Panel>
  );
}

/** In the place of figures where nothing was counted. */
export function NoFigures({ children }: { children: ReactNode }) {
  return (
    <Text py="lg" px="md" c="dimmed" fz="sm" ta="center">
      {children}
    </Text>
  );
}
