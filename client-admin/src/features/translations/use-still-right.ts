import { saveTranslation } from '@consultancy/client-shared/api/generated/translations/translations';
import type { TranslatedTextDto, TranslationDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { fieldLabel } from '../../ui/field-label';
import { useDeed } from '../../ui/use-deed';
import { TRANSLATIONS_KEY } from './use-translation-form';

/** Says of a text that it fits the English of now as well; what else is being typed stays as it is. */
export function useStillRight({ kind, recordId, language, version }: TranslationDto) {
  const { t } = useTranslation();
  return useDeed({
    work: ({ field, text, fingerprint }: TranslatedTextDto) =>
      saveTranslation(kind, recordId, language, {
        texts: [{ field, text: text ?? '', fingerprint }],
        version,
      }),
    done: ({ field }) => t('translations.editor.stillRightDone', { field: fieldLabel(kind, field) }),
    failed: t('translations.editor.failed'),
    refreshes: [TRANSLATIONS_KEY],
  });
}
