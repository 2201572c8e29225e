import { useSaveTranslation } from '@consultancy/client-shared/api/generated/translations/translations';
import type { TranslatedTextDto, TranslationDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { fieldLabel } from '../../ui/field-label';
import { toasts } from '../../ui/toasts';

/** Says of a text that it fits the English of now as well; what else is being typed stays as it is. */
export function useStillRight({ kind, recordId, language, version }: TranslationDto) {
  const t = useTranslations();
  const save = useSaveTranslation({
    mutation: {
      meta: { error: t('translations.editor.failed') },
      onSuccess: (_answer, { data: { texts } }) => {
        const field = fieldLabel(kind, texts[0]!.field);
        toasts.success(t('translations.editor.stillRightDone', { field }));
      },
    },
  });
  return {
    confirm: ({ field, text, fingerprint }: TranslatedTextDto) => {
      const texts = [{ field, text: text ?? '', fingerprint }];
      save.mutate({ kind, id: recordId, language, data: { texts, version } });
    },
    /** The field whose text is being confirmed. */
    field: save.isPending ? save.variables.data.texts[0]?.field : undefined,
  };
}
