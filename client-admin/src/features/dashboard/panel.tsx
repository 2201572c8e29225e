import { Anchor, Flex, Paper, type PaperProps, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';

interface PanelProps extends PaperProps {
  title: string;
  /** What its numbers are; such a panel is a part of the statistics. */
  unit?: string;
  /** What can be done with all of it. */
  action: ReactNode;
  children: ReactNode;
}

/** A box of the dashboard. */
export function Panel({ title, unit, action, children, ...paper }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder aria-labelledby={id} {...paper}>
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
          <Title id={id} order={unit ? 3 : 2} fz={unit ? undefined : 'md'}>
            {title}
          </Title>
          {unit && (
            <Text c="dimmed" fz="sm">
              {unit}
            </Text>
          )}
        </div>
        {action}
      </Flex>
      {children}
    </Paper>
  );
}

/** In place of the content of a panel that is still loading. */
export function PanelSkeleton() {
  const t = useTranslations('shared');
  return (
    <Stack p="md" role="status" aria-label={t('loading')}>
      {['60%', '45%', '52%'].map((width) => (
        <Skeleton key={width} height="0.875rem" width={width} />
      ))}
    </Stack>
  );
}

/** Leads to where there is more of what a panel shows. */
export function ViewAll({ to, title }: { to: string; title: string }) {
  const t = useTranslations();
  return (
    <Anchor to={to} component={Link} fz="sm" aria-label={t('dashboard.viewAllOf', { title })}>
      {t('dashboard.viewAll')}
    </Anchor>
  );
}
