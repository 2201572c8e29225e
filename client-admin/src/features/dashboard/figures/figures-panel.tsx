import { exportFigures } from '@consultancy/client-shared/api/generated/dashboard/dashboard';
import type { FiguresTable } from '@consultancy/client-shared/api/model';
import { Button, Flex, Paper, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useDownload } from '../../../ui/use-download';
import { useFocusThroughDisabling } from '../../../ui/use-focus-through-disabling';
import panel from '../panel.module.css';

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
  const { start, isPending } = useDownload({
    load: (options) => exportFigures({ of, ...days }, options),
    failed: t('list.exportFailed'),
  });
  const button = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  return (
    <Paper component="section" withBorder data-wide={wide || undefined} aria-labelledby={id}>
      <Flex
        className={panel.head}
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
        <Button
          ref={button}
          flex="none"
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={t('dashboard.figuresOf.csvOf', { title })}
          loading={isPending}
          onClick={start}
        >
          {t('dashboard.figuresOf.csv')}
        </Button>
      </Flex>
      <Stack p="md">{children}</Stack>
    </Paper>
  );
}
