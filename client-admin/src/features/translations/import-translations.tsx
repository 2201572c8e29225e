import { importTranslations } from '@consultancy/client-shared/api/generated/translations/translations';
import { type ImportedTextDto, ImportedTextOutcome } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { fieldLabel } from '../../ui/field-label';
import { FileImport, ImportReport } from '../../ui/file-import';
import { useBoardWords } from './board-words';
import { TRANSLATIONS_KEY } from './use-translation-form';

const OUTCOMES = Object.values(ImportedTextOutcome);

const TONES = { CHANGED: 'changed', UNCHANGED: 'unchanged', REFUSED: 'refused' } as const;

function count(texts: ImportedTextDto[], wanted: ImportedTextOutcome): number {
  return texts.filter(({ outcome }) => outcome === wanted).length;
}

/** What a translator outside has sent back. */
export function ImportTranslations() {
  const t = useTranslations();
  return (
    <FileImport
      texts="translations.import"
      accept=".xlf,.xliff,application/xliff+xml"
      send={(file, isDryRun) => importTranslations({ file, ...(isDryRun && { dryRun: true }) })}
      countsOf={({ texts }) => ({ changed: count(texts, 'CHANGED'), refused: count(texts, 'REFUSED') })}
      startLabel={(changed) =>
        changed > 0 ? t('translations.import.start', { count: changed }) : t('translations.import.open')
      }
      done={({ texts }) => t('translations.import.done', { count: count(texts, 'CHANGED') })}
      refreshes={[TRANSLATIONS_KEY]}
    >
      {({ texts }) => <TranslationsReport texts={texts} />}
    </FileImport>
  );
}

/** What the file would change, text by text: refused texts first, unchanged ones last. */
function TranslationsReport({ texts }: { texts: ImportedTextDto[] }) {
  const t = useTranslations();
  const words = useBoardWords();
  const refused = count(texts, 'REFUSED');
  const places = ['REFUSED', 'CHANGED', 'UNCHANGED'];
  const sorted = texts.toSorted((one, other) => places.indexOf(one.outcome) - places.indexOf(other.outcome));
  return (
    <ImportReport
      refused={refused > 0 ? t('translations.import.refused', { count: refused }) : undefined}
      summary={OUTCOMES.filter((outcome) => count(texts, outcome) > 0)
        .map((outcome) =>
          t(`translations.import.counts.${outcome}`, { count: String(count(texts, outcome)) }),
        )
        .join(' · ')}
      label={t('translations.import.report')}
      head={{
        cells: [t('translations.import.record'), t('translations.import.text')],
        outcome: t('translations.import.outcome'),
      }}
      rows={sorted.map(({ kind, recordId, title, field, outcome, error }) => ({
        key: `${kind} ${recordId} ${field}`,
        cells: [title || `${words.kind(kind)} ${recordId}`, fieldLabel(kind, field)],
        outcome: t(`translations.import.outcomes.${outcome}`),
        tone: TONES[outcome],
        errors: error === null ? [] : [error],
      }))}
    />
  );
}
