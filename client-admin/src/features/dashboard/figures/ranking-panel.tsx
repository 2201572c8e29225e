import type { FiguresDto } from '@consultancy/client-shared/api/model';
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FiguresPanel, NoFigures } from './figures-panel';
import { Numbers } from './numbers-table';

/** What is ranked, by what one of it is called and what is counted. */
const RANKED = {
  pages: ['page', 'views'],
  sources: ['source', 'visits'],
  languages: ['language', 'views'],
} as const;

interface RankingPanelProps {
  figures: FiguresDto;
  of: keyof typeof RANKED;
  nameOf: (name: string) => ReactNode;
}

/** The most of something, as a table whose rows are bars. */
export function RankingPanel({ figures, of, nameOf }: RankingPanelProps) {
  const t = useTranslations('dashboard.figuresOf');
  const [one, counted] = RANKED[of];
  const most = Math.max(1, ...figures[of].map((row) => row[counted]));
  const rows = figures[of].map((row) => ({
    key: row.name,
    numbers: [row[counted], row[`${counted}Before`]],
    name: (
      <>
        <Box component="span" miw={0}>
          {row.name === '(other)' ? t('other') : nameOf(row.name)}
        </Box>
        <Box component="span" h={4} mt={4} bdrs="2px" bg="var(--stone)" display="block" aria-hidden>
          <Box
            component="span"
            h="100%"
            bdrs="2px"
            bg="var(--juniper)"
            display="block"
            style={{ width: `${(100 * row[counted]) / most}%` }}
          />
        </Box>
      </>
    ),
  }));
  return (
    <FiguresPanel title={t(of)} unit={t(`${of}Unit`)} of={of} days={figures}>
      {rows.length === 0 ? (
        <NoFigures>{t('noVisits')}</NoFigures>
      ) : (
        <Numbers columns={[t(one), t(`${counted}Column`), t('before')]} rows={rows} last={{ c: 'dimmed' }} />
      )}
    </FiguresPanel>
  );
}
