import {
  type ImportCsvForm,
  type ImportedRowDto,
  ImportOutcome,
  type ImportReportDto,
} from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import type { GeneratedMutation } from '../generated-mutation';
import { FileImport } from './file-import';
import { ImportReport } from './import-report';

/** Counts the rows of a report by outcome. */
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

interface CsvImportProps {
  useImport: GeneratedMutation<{ data: ImportCsvForm }, { data: ImportReportDto }>;
}

/** Imports records from a CSV file: first what it would do, then the import. */
export function CsvImport({ useImport }: CsvImportProps) {
  const t = useTranslations('csvImport');
  return (
    <FileImport<ImportReportDto>
      accept=".csv,text/csv"
      useImport={useImport}
      countsOf={({ rows }) => {
        const { CREATED, UPDATED, REFUSED } = countOutcomes(rows);
        return { changed: CREATED + UPDATED, refused: REFUSED };
      }}
      startLabel={(count) => (count > 0 ? t('start', { count }) : t('open'))}
      done={({ rows }) => {
        const { CREATED: created, UPDATED: updated } = countOutcomes(rows);
        return t('done', { created: String(created), updated: String(updated) });
      }}
    >
      {({ rows }) => <CsvReport rows={rows} />}
    </FileImport>
  );
}

/** What the file would do, row by row. */
function CsvReport({ rows }: { rows: ImportedRowDto[] }) {
  const t = useTranslations('csvImport');
  const counts = countOutcomes(rows);
  const shown = Object.values(ImportOutcome).filter((outcome) => counts[outcome] > 0);
  return (
    <ImportReport
      refused={counts.REFUSED > 0 ? t('refused', { count: counts.REFUSED }) : undefined}
      summary={shown.map((outcome) => t(`counts.${outcome}`, { count: String(counts[outcome]) })).join(' · ')}
      label={t('report')}
      head={{ number: t('row'), cells: [t('record')], outcome: t('outcome') }}
      rows={rows.map(({ row, title, outcome, errors }) => ({
        key: row,
        number: row,
        cells: [title],
        outcome: t(`outcomes.${outcome}`),
        tone: TONES[outcome],
        errors: errors.map(({ message }) => message),
      }))}
    />
  );
}
