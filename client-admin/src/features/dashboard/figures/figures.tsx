import { SimpleGrid, Stack, Title } from '@mantine/core';
import '@mantine/charts/styles.layer.css';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetStatistics } from '@consultancy/client-shared/api/generated/dashboard/dashboard';
import type { FiguresDto, NamedFiguresDto } from '@consultancy/client-shared/api/model';
import { LANGUAGES } from '@consultancy/client-shared/format';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Outcome } from '../../../ui/outcome';
import { PageHead } from '../../../ui/page-head';
import { DaysBar } from './days-bar';
import { FiguresPanel } from './figures-panel';
import { FiguresSkeleton } from './figures-skeleton';
import { LeadsPanel } from './leads-panel';
import { Ranking } from './ranking';
import { RequestsPanel } from './requests-panel';
import { useChosenDays } from './use-chosen-days';
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
        <Outcome
          query={query}
          pending={<FiguresSkeleton />}
          failed={t('dashboard.figuresOf.failed')}
          reason={t('dashboard.figuresOf.failedText')}
        >
          {({ data }) => <Panels figures={data} isOld={query.isPlaceholderData} />}
        </Outcome>
      )}
    </section>
  );
}

function Panels({ figures, isOld }: { figures: FiguresDto; isOld: boolean }) {
  const t = useTranslations();
  const days = { from: figures.from, to: figures.to };
  const none = t('dashboard.figuresOf.noVisits');
  const ranked = (rows: NamedFiguresDto[], count: 'visits' | 'views', nameOf: (name: string) => ReactNode) =>
    rows.map((row) => ({
      key: row.name,
      name: row.name === '(other)' ? t('dashboard.figuresOf.other') : nameOf(row.name),
      count: row[count],
      before: row[`${count}Before`],
    }));
  const columns = (name: string, count: string) => [name, count, t('dashboard.figuresOf.before')] as const;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} opacity={isOld ? 0.6 : undefined} aria-busy={isOld}>
      <VisitsPanel figures={figures} />
      <FiguresPanel
        title={t('dashboard.figuresOf.pages')}
        unit={t('dashboard.figuresOf.pagesUnit')}
        of="pages"
        days={days}
      >
        <Ranking
          columns={columns(t('dashboard.figuresOf.page'), t('dashboard.figuresOf.viewsColumn'))}
          rows={ranked(figures.pages, 'views', (path) => (
            <a href={path} target="_blank" rel="noreferrer">
              {path}
            </a>
          ))}
          none={none}
        />
      </FiguresPanel>
      <Stack>
        <FiguresPanel
          title={t('dashboard.figuresOf.sources')}
          unit={t('dashboard.figuresOf.sourcesUnit')}
          of="sources"
          days={days}
        >
          <Ranking
            columns={columns(t('dashboard.figuresOf.source'), t('dashboard.figuresOf.visitsColumn'))}
            rows={ranked(figures.sources, 'visits', (host) => host || t('dashboard.figuresOf.direct'))}
            none={none}
          />
        </FiguresPanel>
        <FiguresPanel
          title={t('dashboard.figuresOf.languages')}
          unit={t('dashboard.figuresOf.languagesUnit')}
          of="languages"
          days={days}
        >
          <Ranking
            columns={columns(t('dashboard.figuresOf.language'), t('dashboard.figuresOf.viewsColumn'))}
            rows={ranked(figures.languages, 'views', nameOfLanguage)}
            none={none}
          />
        </FiguresPanel>
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
