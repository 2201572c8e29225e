import { useListPublications } from '@consultancy/client-shared/api/generated/publications/publications';
import type { PublicationDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { StatusBadge, QueryOutcome } from '@consultancy/client-shared/ui';
import { Anchor, Box, Flex, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
import { usePageTitle } from '../../ui/page-title';
import { recordAddress } from '../../ui/record-address';
import { useKindWords } from '../../ui/record-kinds';

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
      <QueryOutcome
        query={query}
        pending={<Skeleton height="12rem" radius="md" />}
        failed={t('publications.loadFailed')}
      >
        {({ data }) => (data.length === 0 ? <Nothing /> : <Scheduled publications={data} />)}
      </QueryOutcome>
    </>
  );
}

function Scheduled({ publications }: { publications: PublicationDto[] }) {
  const t = useTranslations();
  const kindWords = useKindWords();
  return (
    <Paper
      className={common.between}
      component="ol"
      withBorder
      maw={960}
      aria-label={t('publications.title')}
    >
      {publications.map(({ kind, recordId, title, state, waitsFor, isPublished, changes, publishAt, by }) => (
        <Flex
          key={`${kind} ${recordId}`}
          component="li"
          py="sm"
          px="md"
          rowGap="xs"
          columnGap="md"
          wrap="wrap"
          align="center"
        >
          <Text component="div" flex="1 1 14rem" miw={0} c="dimmed" fz="sm">
            <Anchor component={Link} to={recordAddress(kind, recordId)} c="var(--ink)" fz="md" fw={500}>
              {title}
            </Anchor>
            <div>
              {kindWords.one(kind)}
              {isPublished && ` · ${t('publications.isChange')}`}
              {by && ` · ${t('publications.by', { name: by })}`}
            </div>
            {changes && changes.disputed.length > 0 && t('publications.isDisputed')}
          </Text>
          <Text component="div" fz="sm">
            {publishAt && <DateTimeText value={publishAt} stacked />}
          </Text>
          <Box ml="auto">
            <StatusBadge status={waitsFor ?? state} />
          </Box>
        </Flex>
      ))}
    </Paper>
  );
}

function Nothing() {
  const t = useTranslations();
  return (
    <Stack className={common.empty} maw={960} py="lg" px="md" c="dimmed" ta="center" gap={4} align="center">
      <IconCalendarTime size={28} stroke={1.4} aria-hidden />
      <Text c="var(--ink)">{t('publications.empty')}</Text>
      <Text fz="sm">{t('publications.emptyHint')}</Text>
    </Stack>
  );
}
