import { Checkbox, Flex, Group, Stack, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import common from '../common.module.css';
import classes from './record-card.module.css';
import { StatusFilter } from './status-filter';
import type { Selection } from './use-selection';

interface RecordCardProps {
  record: { id: number; title: string; status: string };
  /** The page of the record, which a press anywhere on the card opens. */
  link: Pick<LinkProps, 'to' | 'state'>;
  selection: Selection;
  picture: ReactNode;
  /** Marks on the picture of the record. */
  marks: ReactNode;
  /** One line below the title; what is empty is left out. */
  facts: ReactNode[];
  /** Below the facts. */
  children: ReactNode;
  /** When it was last touched. */
  date: ReactNode;
  actions: ReactNode;
}

/** A record with a picture in a list that can be selected. */
export function RecordCard({
  record,
  link,
  selection,
  picture,
  marks,
  facts,
  children,
  date,
  actions,
}: RecordCardProps) {
  const t = useTranslations();
  return (
    <Flex
      className={classes.card}
      component="article"
      h="100%"
      bd="1px solid var(--hairline)"
      bdrs="var(--radius-card)"
      bg="var(--surface)"
      style={{ overflow: 'hidden' }}
      direction="column"
    >
      <div className={classes.picture}>
        {picture}
        <Flex className={common.marks} component="ul" gap={4} wrap="wrap">
          {marks}
        </Flex>
        <Checkbox
          className={classes.check}
          pos="absolute"
          top={8}
          right={8}
          checked={selection.has(record.id)}
          onChange={(event) => selection.toggle(record.id, event)}
          aria-label={t('list.select', { name: record.title })}
        />
      </div>
      <Stack py="sm" px={14} gap={4}>
        <Group className={classes.head} gap="xs" wrap="nowrap" justify="space-between">
          <Title order={2} miw={0} fz="md" fw={500} lh="1.5rem" lineClamp={1} title={record.title}>
            <Link className={classes.open} {...link}>
              {record.title}
            </Link>
          </Title>
          <StatusFilter status={record.status} />
        </Group>
        <Text c="dimmed" fz="sm" truncate>
          {facts.filter(Boolean).map((fact, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </Text>
        {children}
      </Stack>
      <Flex
        className={common.above}
        component="footer"
        mih={40}
        mt="auto"
        py={4}
        pr="xs"
        pl={14}
        gap="xs"
        align="center"
        justify="space-between"
      >
        <Text miw={0} c="dimmed" fz="xs">
          {date}
        </Text>
        {actions}
      </Flex>
    </Flex>
  );
}
