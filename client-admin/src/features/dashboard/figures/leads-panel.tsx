import type { FiguresDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { useTranslations } from 'use-intl';
import { FiguresPanel } from './figures-panel';
import classes from './figures.module.css';

const COUNTS = ['views', 'inquiries', 'consultations', 'orders'] as const;

/** From the page of a project or service to an inquiry, a booking, an order. */
export function LeadsPanel({ figures: { leads, ledTo, from, to } }: { figures: FiguresDto }) {
  const t = useTranslations();
  const title = t('dashboard.figuresOf.leads');
  const perHundred = (count: number) =>
    ledTo.views === 0
      ? ''
      : t('dashboard.figuresOf.perHundred', { count: String(Math.round((1000 * count) / ledTo.views) / 10) });
  return (
    <FiguresPanel title={title} unit={t('dashboard.figuresOf.leadsUnit')} of="leads" days={{ from, to }} wide>
      <ol className={classes.steps}>
        {COUNTS.map((name) => (
          <li key={name} className={classes.step}>
            <span className={classes.stepName}>{t(`dashboard.figuresOf.steps.${name}`)}</span>
            <span className={classes.total}>{formatNumber(ledTo[name])}</span>
            <span className={classes.hint}>{name === 'views' ? '' : perHundred(ledTo[name])}</span>
          </li>
        ))}
      </ol>
      {leads.length === 0 ? (
        <p className={classes.none}>{t('dashboard.figuresOf.noLeads')}</p>
      ) : (
        <div className={classes.scroll} role="group" aria-label={title} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('dashboard.figuresOf.page')}</th>
                {COUNTS.map((name) => (
                  <th key={name} scope="col" className={classes.number}>
                    {t(`dashboard.figuresOf.steps.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {leads.map((lead) => (
                <tr key={lead.path}>
                  <th scope="row">
                    <a href={lead.path} target="_blank" rel="noreferrer" className={classes.name}>
                      {lead.title ?? lead.path}
                    </a>
                  </th>
                  {COUNTS.map((name) => (
                    <td key={name} className={classes.number}>
                      {formatNumber(lead[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={classes.hint}>{t('dashboard.figuresOf.leadsHint')}</p>
    </FiguresPanel>
  );
}
