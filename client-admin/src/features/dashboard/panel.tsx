import { Anchor, Flex, Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import common from '../../ui/common.module.css';

interface PanelProps {
  title: string;
  /** Where there is more of it. */
  to: string;
  /** Whether it takes the room that its column has left. */
  grows?: boolean;
  children: ReactNode;
}

/** A part of the dashboard that shows the beginning of something. */
export function Panel({ title, to, grows, children }: PanelProps) {
  const t = useTranslations();
  const id = useId();
  return (
    <Paper component="section" withBorder flex={grows ? 1 : undefined} aria-labelledby={id}>
      <Flex
        className={common.below}
        component="header"
        py="sm"
        px="md"
        gap="xs"
        align="baseline"
        justify="space-between"
      >
        <Title id={id} order={2} fz="md">
          {title}
        </Title>
        <Anchor to={to} component={Link} fz="sm" aria-label={t('dashboard.viewAllOf', { title })}>
          {t('dashboard.viewAll')}
        </Anchor>
      </Flex>
      {children}
    </Paper>
  );
}
