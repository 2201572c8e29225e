import { DateText } from '@consultancy/client-shared/calendar';
import type { FiguresDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { LineChart } from '@mantine/charts';
import { useTranslations } from 'use-intl';
import { Compared } from './compared';
import { FiguresPanel } from './figures-panel';
import classes from './figures.module.css';
import { NumbersTable } from './numbers-table';
import { useShortDay } from './use-short-day';

/** How often somebody came, by day, beside as many days before. */
export function VisitsPanel({ figures }: { figures: FiguresDto }) {
  const t = useTranslations();
  const shortDay = useShortDay();
  const { days, total, from, to, countedSince } = figures;
  const title = t('dashboard.figuresOf.visits');
  const names = { visits: t('dashboard.figuresOf.now'), visitsBefore: t('dashboard.figuresOf.before') };
  return (
    <FiguresPanel title={title} unit={t('dashboard.figuresOf.visitsUnit')} of="days" days={{ from, to }} wide>
      <dl className={classes.totals}>
        <div>
          <dt>{t('dashboard.figuresOf.visitsColumn')}</dt>
          <dd className={classes.total}>{formatNumber(total.visits)}</dd>
          <dd>
            <Compared now={total.visits} before={total.visitsBefore} />
          </dd>
        </div>
        <div>
          <dt>{t('dashboard.figuresOf.viewsColumn')}</dt>
          <dd className={classes.total}>{formatNumber(total.views)}</dd>
          <dd>
            <Compared now={total.views} before={total.viewsBefore} />
          </dd>
        </div>
      </dl>
      {countedSince !== null && countedSince > figures.beforeFrom && (
        <p className={classes.hint}>
          {t('dashboard.figuresOf.countedSince')} <DateText value={countedSince} />
        </p>
      )}
      {total.visits + total.visitsBefore === 0 ? (
        <p className={classes.none}>{t('dashboard.figuresOf.noVisits')}</p>
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
      <NumbersTable
        caption={title}
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
