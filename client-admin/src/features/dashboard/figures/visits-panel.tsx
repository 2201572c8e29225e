import type { FiguresDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { formatNumber } from '@consultancy/client-shared/format';
import { LineChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FiguresPanel, NoFigures } from './figures-panel';
import { NumbersOfChart } from './numbers-table';
import { Totals } from './totals';
import { useShortDay } from './use-short-day';

/** How often somebody came, by day, beside as many days before. */
export function VisitsPanel({ figures }: { figures: FiguresDto }) {
  const t = useTranslations();
  const shortDay = useShortDay();
  const { days, total, countedSince } = figures;
  const title = t('dashboard.figuresOf.visits');
  const names = { visits: t('dashboard.figuresOf.now'), visitsBefore: t('dashboard.figuresOf.before') };
  return (
    <FiguresPanel title={title} unit={t('dashboard.figuresOf.visitsUnit')} of="days" days={figures} wide>
      <Totals
        totals={[
          [t('dashboard.figuresOf.visitsColumn'), total.visits, total.visitsBefore],
          [t('dashboard.figuresOf.viewsColumn'), total.views, total.viewsBefore],
        ]}
      />
      {countedSince !== null && countedSince > figures.beforeFrom && (
        <Text c="dimmed" fz="sm">
          {t('dashboard.figuresOf.countedSince')} <DateText value={countedSince} />
        </Text>
      )}
      {total.visits + total.visitsBefore === 0 ? (
        <NoFigures>{t('dashboard.figuresOf.noVisits')}</NoFigures>
      ) : (
        <div aria-hidden>
          <LineChart
            h={300}
            data={days.map((day) => ({ ...day, label: shortDay(day.day) }))}
            dataKey="label"
            series={[
              { name: 'visits', label: names.visits, color: 'var(--juniper)' },
              {
                name: 'visitsBefore',
                label: names.visitsBefore,
                color: 'var(--muted)',
                strokeDasharray: '4 4',
              },
            ]}
            curveType="linear"
            withDots={days.length < 15}
            withLegend
            legendProps={{ itemSorter: null }}
            valueFormatter={formatNumber}
            yAxisProps={{ allowDecimals: false, width: 44 }}
            xAxisProps={{ minTickGap: 24 }}
            lineProps={{ isAnimationActive: false }}
            tooltipAnimationDuration={0}
            lineChartProps={{ accessibilityLayer: false }}
          />
        </div>
      )}
      <NumbersOfChart
        label={title}
        columns={[
          t('dashboard.figuresOf.day'),
          t('dashboard.figuresOf.visitsColumn'),
          t('dashboard.figuresOf.visitsBefore'),
          t('dashboard.figuresOf.viewsColumn'),
          t('dashboard.figuresOf.viewsBefore'),
        ]}
        rows={days.map(({ day, visits, visitsBefore, views, viewsBefore }) => ({
          key: day,
          name: shortDay(day),
          numbers: [visits, visitsBefore, views, viewsBefore],
        }))}
      />
    </FiguresPanel>
  );
}
