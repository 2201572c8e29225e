import { type ImportedRowDto, ImportOutcome } from '@consultancy/client-shared/api/model';
import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './import-report.module.css';

interface ImportReportProps {
  rows: ImportedRowDto[];
  counts: Record<ImportOutcome, number>;
}

/** What the file would do, row by row. */
export function ImportReport({ rows, counts }: ImportReportProps) {
  const { t } = useTranslation();
  const shown = Object.values(ImportOutcome).filter((outcome) => counts[outcome] > 0);
  return (
    <>
      {counts.REFUSED > 0 && (
        <Alert color="red" variant="light" mb="md">
          {t('services.import.refused', { count: counts.REFUSED })}
        </Alert>
      )}
      <p className={classes.summary}>
        {shown
          .map((outcome) => t(`services.import.counts.${outcome}`, { count: counts[outcome] }))
          .join(' · ')}
      </p>
      <div className={classes.frame} tabIndex={0} role="region" aria-label={t('services.import.report')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.number}>
                {t('services.import.row')}
              </th>
              <th scope="col">{t('services.columns.service')}</th>
              <th scope="col">{t('services.import.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, title, outcome, errors }) => (
              <tr key={row} data-outcome={outcome}>
                <td className={classes.number}>{row}</td>
                <td>{title}</td>
                <td>
                  <span className={classes.outcome}>{t(`services.import.outcomes.${outcome}`)}</span>
                  {errors.length > 0 && (
                    <ul className={classes.errors}>
                      {errors.map(({ field, message }) => (
                        <li key={field + message}>{message}</li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
