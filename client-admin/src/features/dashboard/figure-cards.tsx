import type { DashboardChangesDto, DashboardDto } from '@consultancy/client-shared/api/model';
import { formatCompactNumber, formatNumber } from '@consultancy/client-shared/format';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useWork, type Work } from '../../session/work';
import { Change } from './change';
import classes from './figure-cards.module.css';

/** The figures in the order of the cards, for whom, and the lists that they count; visitors have none. */
const FIGURES: [figure: keyof DashboardChangesDto, work: Work, list?: string][] = [
  ['totalProjects', 'content', paths.projects],
  ['activeProjects', 'content', `${paths.projects}?status=active`],
  ['totalServices', 'content', paths.services],
  ['totalBlogs', 'content', paths.blog],
  ['totalInquiries', 'office', paths.contacts],
  ['totalDesignOrders', 'office', paths.orders],
  ['totalConsultations', 'office', paths.consultations],
  ['monthlyVisitors', 'staff'],
];

export function FigureCards({ overview }: { overview: DashboardDto }) {
  const t = useTranslations();
  const does = useWork();
  return (
    <section aria-label={t('dashboard.figures')}>
      <dl className={classes.cards}>
        {FIGURES.filter(([, work]) => does(work)).map(([figure, , list]) => (
          <div key={figure} className={classes.card}>
            <dt className={classes.label}>
              {list ? <Link to={list}>{t(`dashboard.${figure}`)}</Link> : t(`dashboard.${figure}`)}
            </dt>
            <dd className={classes.value} title={formatNumber(overview[figure])}>
              {formatCompactNumber(overview[figure], 'en')}
            </dd>
            <dd className={classes.change}>
              <Change percent={overview.changes[figure]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>{t('dashboard.changeHint')}</p>
    </section>
  );
}
