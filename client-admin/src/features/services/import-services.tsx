import {
  getListServicesQueryKey,
  importServices,
} from '@consultancy/client-shared/api/generated/services/services';
import { type ImportedRowDto, ImportOutcome } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { FileImport, ImportReport } from '../../ui/file-import';

/** How many rows of a report come to what. */
function countOutcomes(rows: ImportedRowDto[]): Record<ImportOutcome, number> {
  const count = (wanted: ImportOutcome) => rows.filter(({ outcome }) => outcome === wanted).length;
  const { CREATED, UPDATED, UNCHANGED, REFUSED } = ImportOutcome;
  return {
    CREATED: count(CREATED),
    UPDATED: count(UPDATED),
    UNCHANGED: count(UNCHANGED),
    REFUSED: count(REFUSED),
  };
}

const TONES = { CREATED: 'changed', UPDATED: 'changed', UNCHANGED: 'unchanged', REFUSED: 'refused' } as const;

/** Services out of a CSV file. */
export function ImportServices() {
  const t = useTranslations();
  return (
    <FileImport
      texts="services.import"
      accept=".csv,text/csv"
      send={(file, isDryRun) => importServices({ file, ...(isDryRun && { dryRun: true }) })}
      countsOf={({ rows }) => {
        const { CREATED, UPDATED, REFUSED } = countOutcomes(rows);
        return { changed: CREATED + UPDATED, refused: REFUSED };
      }}
      startLabel={(count) => (count > 0 ? t('services.import.start', { count }) : t('services.import.open'))}
      done={({ rows }) => {
        const { CREATED: created, UPDATED: updated } = countOutcomes(rows);
        return t('services.import.done', { created: String(created), updated: String(updated) });
      }}
      refreshes={[getListServicesQueryKey()]}
    >
      {({ rows }) => <ServicesReport rows={rows} />}
    </FileImport>
  );
}

/** What the file would do, row by row. */
function ServicesReport({ rows }: { rows: ImportedRowDto[] }) {
  const t = useTranslations();
  const counts = countOutcomes(rows);
  const shown = Object.values(ImportOutcome).filter((outcome) => counts[outcome] > 0);
  return (
    <ImportReport
      refused={counts.REFUSED > 0 ? t('services.import.refused', { count: counts.REFUSED }) : undefined}
      summary={shown
        .map((outcome) => t(`services.import.counts.${outcome}`, { count: String(counts[outcome]) }))
        .join(' · ')}
      label={t('services.import.report')}
      head={{
        number: t('services.import.row'),
        cells: [t('services.columns.service')],
        outcome: t('services.import.outcome'),
      }}
      rows={rows.map(({ row, title, outcome, errors }) => ({
        key: row,
        number: row,
        cells: [title],
        outcome: t(`services.import.outcomes.${outcome}`),
        tone: TONES[outcome],
        errors: errors.map(({ message }) => message),
      }))}
    />
  );
}
