import type { FiguresDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { BarChart } from '@mantine/charts';
import { useTranslations } from 'use-intl';
import { FiguresPanel, NoFigures } from './figures-panel';
import { NumbersOfChart } from './numbers-table';
import { Totals } from './totals';
import { useShortDay } from './use-short-day';

const REQUESTS = [
  ['inquiries', 'var(--juniper)'],
  ['consultations', 'var(--ochre)'],
  ['orders', 'var(--tone-purple)'],
] as const;

/** What visitors sent, by week. */
export function RequestsPanel({ figures }: { figures: FiguresDto }) {
  const { weeks } = figures;
  const t = useTranslations();
  const shortDay = useShortDay();
  const title = t('dashboard.figuresOf.requests');
  const sum = (name: keyof (typeof weeks)[number]) =>
    weeks.reduce((total, week) => total + Number(week[name]), 0);
  const nameOf = (week: { from: string; to: string }) =>
    week.from === week.to ? shortDay(week.from) : `${shortDay(week.from)} – ${shortDay(week.to)}`;
  const isNone = REQUESTS.every(([name]) => sum(name) === 0);
  return (
    <FiguresPanel title={title} unit={t('dashboard.figuresOf.requestsUnit')} of="weeks" days={figures} wide>
      <Totals
        totals={REQUESTS.map(([name]) => [t(`dashboard.figuresOf.${name}`), sum(name), sum(`${name}Before`)])}
      />
      {isNone ? (
        <NoFigures>{t('dashboard.figuresOf.noRequests')}</NoFigures>
      ) : (
        <div aria-hidden>
          <BarChart
            h={300}
            data={weeks.map((week) => ({ ...week, label: shortDay(week.from) }))}
            dataKey="label"
            type="stacked"
            series={REQUESTS.map(([name, color]) => ({
              name,
              label: t(`dashboard.figuresOf.${name}`),
              color,
            }))}
            withLegend
            legendProps={{ itemSorter: null }}
            maxBarWidth={48}
            valueFormatter={formatNumber}
            yAxisProps={{ allowDecimals: false, width: 44 }}
            xAxisProps={{ minTickGap: 16 }}
            barProps={{ isAnimationActive: false }}
            tooltipAnimationDuration={0}
            barChartProps={{ accessibilityLayer: false }}
          />
        </div>
      )}
      <NumbersOfChart
        label={title}
        columns={[
          t('dashboard.figuresOf.week'),
          ...REQUESTS.flatMap(([name]) => [
            t(`dashboard.figuresOf.${name}`),
            t(`dashboard.figuresOf.${name}Before`),
          ]),
        ]}
        rows={weeks.map((week) => ({
          key: week.from,
          name: nameOf(week),
          numbers: REQUESTS.flatMap(([name]) => [week[name], week[`${name}Before`]]),
        }))}
      />
    </FiguresPanel>
  );
}
