import { useGetStatistics } from '@consultancy/client-shared/api/generated/dashboard/dashboard';
import '@mantine/charts/styles.layer.css';
import type { FiguresDto } from '@consultancy/client-shared/api/model';
import { LANGUAGES } from '@consultancy/client-shared/format';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Flex, NativeSelect, SimpleGrid, Stack, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DateField } from '../../../ui/date-field';
import { PageHead } from '../../../ui/page-head';
import { FiguresSkeleton } from './figures-skeleton';
import { LeadsPanel } from './leads-panel';
import { RankingPanel } from './ranking-panel';
import { RequestsPanel } from './requests-panel';
import { type ChosenDays, MOST_DAYS, RECENT_DAYS, useChosenDays } from './use-chosen-days';
import { VisitsPanel } from './visits-panel';

/** How the site was used and what came of it, over any days. */
export function Figures() {
  const t = useTranslations();
  const chosen = useChosenDays();
  const { from, to, isWrong } = chosen;
  const query = useGetStatistics(
    { from, to },
    { query: { enabled: !isWrong, placeholderData: keepPreviousData, staleTime: 60_000 } },
  );
  return (
    <section aria-labelledby="figures-title">
      <PageHead align="flex-end">
        <Title id="figures-title" order={2}>
          {t('dashboard.figuresOf.title')}
        </Title>
        <DaysBar chosen={chosen} />
      </PageHead>
      {isWrong ? null : (
        <QueryOutcome
          query={query}
          pending={<FiguresSkeleton />}
          failed={t('dashboard.figuresOf.failed')}
          reason={t('dashboard.figuresOf.failedText')}
        >
          {({ data }) => <Panels figures={data} isOld={query.isPlaceholderData} />}
        </QueryOutcome>
      )}
    </section>
  );
}

function Panels({ figures, isOld }: { figures: FiguresDto; isOld: boolean }) {
  const t = useTranslations();
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} opacity={isOld ? 0.6 : undefined} aria-busy={isOld}>
      <VisitsPanel figures={figures} />
      <RankingPanel
        figures={figures}
        of="pages"
        nameOf={(path) => (
          <a href={path} target="_blank" rel="noreferrer">
            {path}
          </a>
        )}
      />
      <Stack>
        <RankingPanel
          figures={figures}
          of="sources"
          nameOf={(host) => host || t('dashboard.figuresOf.direct')}
        />
        <RankingPanel figures={figures} of="languages" nameOf={nameOfLanguage} />
      </Stack>
      <RequestsPanel figures={figures} />
      <LeadsPanel figures={figures} />
    </SimpleGrid>
  );
}

/** @param code unknown ones may come of a newer release */
function nameOfLanguage(code: string): string {
  return LANGUAGES.find((language) => language.code === code)?.name ?? code;
}

const OWN = 'own';

/** Which days the figures are of. */
function DaysBar({ chosen }: { chosen: ChosenDays }) {
  const t = useTranslations();
  const { recent, from, to, isWrong, choose, chooseRecent } = chosen;
  return (
    <Flex rowGap="xs" columnGap="md" wrap="wrap" align="flex-start">
      <NativeSelect
        label={t('dashboard.figuresOf.days')}
        value={recent ?? OWN}
        onChange={({ currentTarget: { value } }) =>
          value === OWN ? choose({ from, to }) : chooseRecent(Number(value))
        }
      >
        {RECENT_DAYS.map((days) => (
          <option key={days} value={days}>
            {t(`dashboard.figuresOf.recent.d${days}`)}
          </option>
        ))}
        <option value={OWN}>{t('dashboard.figuresOf.own')}</option>
      </NativeSelect>
      {recent === undefined && (
        <>
          <DateField
            label={t('dashboard.figuresOf.from')}
            value={from}
            onChange={(day) => choose({ from: day, to })}
          />
          <DateField
            label={t('dashboard.figuresOf.to')}
            value={to}
            onChange={(day) => choose({ from, to: day })}
            error={isWrong && t('dashboard.figuresOf.wrong', { most: String(MOST_DAYS) })}
          />
        </>
      )}
    </Flex>
  );
}
