import {
  TranslatableKind,
  type TranslatedLanguage,
  type TranslationProgressDto,
  type TranslationProgressListEnvelope,
  type TranslationState,
} from '@consultancy/client-shared/api/model';
import { type OutcomeQuery, statusTone, QueryOutcome } from '@consultancy/client-shared/ui';
import { Anchor, Box, Flex, Paper, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { useKindWords } from '../../ui/record-kinds';
import { STATES, useLanguageName } from './board-words';
import { LANGUAGES } from './use-translation-list';

type Counts = Record<TranslationState, number>;

/** How far each language is, kind by kind; each figure leads to the records that it counts. */
export function Progress({ query }: { query: OutcomeQuery<TranslationProgressListEnvelope> }) {
  const t = useTranslations();
  return (
    <QueryOutcome
      query={query}
      pending={
        <SimpleGrid mb="md" cols={{ base: 1, md: 2 }} spacing="xs">
          {LANGUAGES.map((language) => (
            <Skeleton key={language} h={164} />
          ))}
        </SimpleGrid>
      }
      failed={t('translations.progress.failed')}
    >
      {({ data }) => (
        <SimpleGrid mb="md" cols={{ base: 1, md: 2 }} spacing="xs">
          {LANGUAGES.map((language) => (
            <LanguageProgress
              key={language}
              language={language}
              rows={data.filter((row) => row.language === language)}
            />
          ))}
        </SimpleGrid>
      )}
    </QueryOutcome>
  );
}

function LanguageProgress({
  language,
  rows,
}: {
  language: TranslatedLanguage;
  rows: TranslationProgressDto[];
}) {
  const t = useTranslations();
  const languageName = useLanguageName();
  const [done, all] = [rows.reduce((sum, row) => sum + row.current, 0), sum(rows.map(countsOf))];
  return (
    <Paper component="section" withBorder pt={10} pb="sm" px={14} aria-label={languageName(language)}>
      <Flex component="header" mb={2} align="baseline" justify="space-between">
        <Title order={2} fz="md">
          {languageName(language)}
        </Title>
        <Text span fz="sm" fw={500}>
          {t('translations.progress.share', { percent: String(percentOf(done, all)) })}
        </Text>
      </Flex>
      <ul>
        {Object.values(TranslatableKind)
          .flatMap((kind) => rows.filter((row) => row.kind === kind))
          .map((row) => (
            <KindProgress key={row.kind} row={row} />
          ))}
      </ul>
    </Paper>
  );
}

function KindProgress({ row }: { row: TranslationProgressDto }) {
  const t = useTranslations();
  const kindWords = useKindWords();
  const counts = countsOf(row);
  const shown = STATES.filter((state) => counts[state] > 0);
  const address = (state: TranslationState) =>
    `${paths.translations}?${new URLSearchParams({ language: row.language, kind: row.kind, state }).toString()}`;
  return (
    <Flex component="li" py={3} rowGap={0} columnGap="xs" wrap="wrap" align="center" justify="space-between">
      <Text span c="dimmed" fz="sm">
        {kindWords.many(row.kind)}
      </Text>
      <Flex component="span" rowGap={0} columnGap="sm" wrap="wrap">
        {shown.map((state) => (
          <Anchor
            key={state}
            component={Link}
            to={address(state)}
            preventScrollReset
            c="inherit"
            fz="xs"
            lh="1.5rem"
          >
            <Box
              component="span"
              w={8}
              h={8}
              mr={5}
              bdrs="50%"
              bg={toneOf(state)}
              display="inline-block"
              aria-hidden
            />
            {t(`translations.progress.${state}`, { count: String(counts[state]) })}
          </Anchor>
        ))}
      </Flex>
      <Flex component="span" flex="1 1 100%" h={6} gap={1} aria-hidden>
        {shown.map((state) => (
          <Box component="span" key={state} flex={`${counts[state]} 0 0`} bdrs={3} bg={toneOf(state)} />
        ))}
      </Flex>
    </Flex>
  );
}

function toneOf(state: TranslationState): string {
  return `var(--tone-${statusTone(state)})`;
}

function countsOf({ current, draft, outdated, missing }: TranslationProgressDto): Counts {
  return { CURRENT: current, DRAFT: draft, OUTDATED: outdated, MISSING: missing };
}

function sum(rows: Counts[]): number {
  return rows.flatMap((counts) => Object.values(counts)).reduce((total, count) => total + count, 0);
}

/** Whole percents; 100 only where nothing is left. */
function percentOf(done: number, all: number): number {
  return all === 0 ? 100 : Math.floor((100 * done) / all);
}
