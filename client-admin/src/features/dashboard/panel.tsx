import { Anchor, Flex, Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** Where there is more of it. */
  to: string;
  children: ReactNode;
}

/** A part of the dashboard that shows the beginning of something. */
export function Panel({ title, to, children }: PanelProps) {
  const t = useTranslations();
  const id = useId();
  return (
    <Paper component="section" withBorder aria-labelledby={id}>
      <Flex
        className={classes.head}
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
