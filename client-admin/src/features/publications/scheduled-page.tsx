import { useListPublications } from '@consultancy/client-shared/api/generated/publications/publications';
import type { PublicationDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Flex, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { publicationPath } from '../../paths';
import { Outcome } from '../../ui/outcome';
import { usePageTitle } from '../../ui/page-title';
import classes from './scheduled-page.module.css';

const MINUTE_MS = 60_000;

/** What is coming: what is scheduled by its time, then what is in review. */
export function ScheduledPage() {
  const t = useTranslations();
  usePageTitle(t('publications.title'));
  // What had its time leaves the list by itself.
  const query = useListPublications({ query: { staleTime: 0, refetchInterval: MINUTE_MS } });
  return (
    <>
      <Title order={1}>{t('publications.title')}</Title>
      <Text mb="md" c="dimmed" fz="sm">
        {t('publications.lead')}
      </Text>
      <Outcome
        query={query}
        pending={<Skeleton height="12rem" radius="md" />}
        failed={t('publications.loadFailed')}
      >
        {({ data }) => (data.length === 0 ? <Nothing /> : <Scheduled publications={data} />)}
      </Outcome>
    </>
  );
}

function Scheduled({ publications }: { publications: PublicationDto[] }) {
  const t = useTranslations();
  return (
    <Paper component="ol" withBorder maw={960} aria-label={t('publications.title')}>
      {publications.map(({ kind, recordId, title, state, waitsFor, isPublished, changes, publishAt, by }) => (
        <Flex
          key={`${kind} ${recordId}`}
          className={classes.entry}
          component="li"
          py="sm"
          px="md"
          rowGap="xs"
          columnGap="md"
          wrap="wrap"
          align="center"
        >
          <Stack className={classes.record} flex="1 1 14rem" miw={0} gap={0}>
            <Link to={publicationPath(kind, recordId)}>{title}</Link>
            <span>
              {t(`publications.kinds.${kind}`)}
              {isPublished && ` · ${t('publications.isChange')}`}
              {by && ` · ${t('publications.by', { name: by })}`}
            </span>
            {changes && changes.disputed.length > 0 && <span>{t('publications.isDisputed')}</span>}
          </Stack>
          <Text component="div" fz="sm">
            {publishAt && <DateTimeText value={publishAt} stacked />}
          </Text>
          <StatusBadge status={waitsFor ?? state} />
        </Flex>
      ))}
    </Paper>
  );
}

function Nothing() {
  const t = useTranslations();
  return (
    <Stack className={classes.nothing} maw={960} py="lg" px="md" ta="center" gap={4} align="center">
      <IconCalendarTime size={28} stroke={1.4} aria-hidden />
      <p>{t('publications.empty')}</p>
      <Text c="dimmed" fz="sm">
        {t('publications.emptyHint')}
      </Text>
    </Stack>
  );
}
