import { useSaveTranslation } from '@consultancy/client-shared/api/generated/translations/translations';
import type { TranslatedTextDto, TranslationDto } from '@consultancy/client-shared/api/model';
import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type Breadcrumb, Breadcrumbs } from '../../ui/breadcrumbs';
import { fieldLabel } from '../../ui/field-label';
import { RecordForm } from '../../ui/form-page';
import { usePageTitle } from '../../ui/page-title';
import { toasts } from '../../ui/toasts';
import { useLanguageName } from './board-words';
import { EditorHead } from './editor-head';
import { TextPair } from './text-pair';
import { PUBLISHED, type TypedText } from './typed-text';
import { useTranslationForm } from './use-translation-form';

interface TranslationEditorProps {
  translation: TranslationDto;
  back: Breadcrumb;
}

/** What a record says in English, and beside it what it says in another language. */
export function TranslationEditor({ translation, back }: TranslationEditorProps) {
  const t = useTranslations();
  const languageName = useLanguageName();
  const page = useTranslationForm(translation);
  const stillRight = useStillRight(translation);
  const language = languageName(translation.language);
  const title = t('translations.editor.pageTitle', { title: translation.title, language });
  usePageTitle(title);
  return (
    <>
      <Breadcrumbs trail={[back]} current={title} />
      <EditorHead translation={translation} from={back.to} />
      <RecordForm
        title={title}
        saveLabel={t('translations.editor.save')}
        page={page}
        actions={<PublishButton translation={translation} page={page} />}
      >
        {translation.texts.filter(hasEnglish).map((stored) => (
          <TextPair
            key={stored.field}
            kind={translation.kind}
            stored={stored}
            language={translation.language}
            value={page.form.values[stored.field] as TypedText}
            onChange={(value) => page.form.setFieldValue(stored.field, value as never)}
            error={page.form.errors[stored.field]}
            onStillRight={() => stillRight.confirm(stored)}
            isNoting={stillRight.field === stored.field}
          />
        ))}
      </RecordForm>
    </>
  );
}

function hasEnglish({ english }: TranslatedTextDto): boolean {
  return english !== '';
}

function PublishButton({
  translation: { published, state },
  page,
}: {
  translation: TranslationDto;
  page: ReturnType<typeof useTranslationForm>;
}) {
  const t = useTranslations();
  const button = useFocusThroughDisabling<HTMLButtonElement>(page.isPending);
  const publishLabel = page.isDirty
    ? t('translations.editor.saveAndPublish')
    : t('translations.editor.publish');
  // Without a text there is nothing to read.
  const isNothing = state === 'MISSING' && !page.isDirty;
  return (
    <Button
      ref={button}
      variant="default"
      disabled={page.isPending || (isNothing && !published)}
      onClick={() => page.saveWith({ [PUBLISHED]: !published })}
    >
      {published ? t('translations.editor.unpublish') : publishLabel}
    </Button>
  );
}

/** Says of a text that it fits the English of now as well; what else is being typed stays as it is. */
function useStillRight({ kind, recordId, language, version }: TranslationDto) {
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
