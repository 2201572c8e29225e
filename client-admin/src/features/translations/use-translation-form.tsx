import { useSaveTranslation } from '@consultancy/client-shared/api/generated/translations/translations';
import type { TranslatedTextDto, TranslationDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { fieldLabel } from '../../ui/field-label';
import { type FieldRules, useRecordForm } from '../../ui/form-page';
import { useLanguageName } from './board-words';
import {
  entriesOf,
  problemOf,
  PUBLISHED,
  type TranslationValues,
  type TypedText,
  valuesOf,
} from './typed-text';

/** A translation as the form knows it: drafts go by the record's id. */
type TranslationRecord = TranslationDto & { id?: number };

export function useTranslationForm(translation: TranslationDto) {
  const t = useTranslations();
  const languageName = useLanguageName();
  const save = useSaveTranslation();
  const { kind, recordId, language } = translation;

  const labelOf = ({ field }: TranslatedTextDto) => fieldLabel(kind, field);
  const rulesOf = (stored: TranslatedTextDto): FieldRules => {
    const label = labelOf(stored);
    return {
      problem: (value: TypedText) => {
        const problem = problemOf(stored, value);
        const [count, all] = [entriesOf(value.text).length, entriesOf(stored.english).length];
        return (
          problem &&
          t(`translations.editor.${problem}`, {
            label,
            longest: String(stored.longest),
            count: String(count),
            all: String(all),
          })
        );
      },
      show: ({ text }: TypedText) => (
        <span lang={language} style={{ whiteSpace: 'pre-wrap' }}>
          {text || '–'}
        </span>
      ),
    };
  };

  return useRecordForm<TranslationValues, TranslationRecord>({
    name: `translation:${kind}:${language}`,
    record: { ...translation, id: recordId },
    valuesOf,
    labels: {
      ...Object.fromEntries(translation.texts.map((stored) => [stored.field, labelOf(stored)])),
      [PUBLISHED]: t('translations.editor.publishedField'),
    },
    rules: Object.fromEntries(translation.texts.map((stored) => [stored.field, rulesOf(stored)])),
    save: (values, version) => {
      const texts = Object.entries(values).flatMap(([field, value]) =>
        typeof value === 'object' && value.from
          ? [{ field, text: value.text, fingerprint: value.from.fingerprint }]
          : [],
      );
      const published = values[PUBLISHED] === true;
      return save.mutateAsync({ kind, id: recordId, language, data: { texts, published, version } });
    },
    done: (saved) => {
      if (saved.published === translation.published) return t('translations.editor.saved');
      return saved.published
        ? t('translations.editor.published', { language: languageName(language) })
        : t('translations.editor.unpublished');
    },
    failed: t('translations.editor.failed'),
  });
}
