import { useGetTranslation } from '@consultancy/client-shared/api/generated/translations/translations';
import type { TranslatedLanguage, TranslatableKind } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { asId, useOrigin } from '../../ui/form-page';
import { RecordNotFound } from '../../ui/record-not-found';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { TranslationEditor } from './translation-editor';

/** One record in one language. */
export function TranslationPage() {
  const t = useTranslations();
  const { kind = '', id, language = '' } = useParams();
  const query = useGetTranslation(
    kind as TranslatableKind,
    asId(id),
    language as TranslatedLanguage,
    // A change must be based on the newest version, and on the English of now.
    { query: { staleTime: 0 } },
  );
  const back = { to: useOrigin(paths.translations), label: t('sections.translations') };
  return (
    <QueryOutcome
      isForm
      query={query}
      pending={<RecordSkeleton />}
      notFound={<RecordNotFound text={t('translations.notFound')} back={back} />}
    >
      {({ data }) => (
        <TranslationEditor
          key={`${data.kind} ${data.recordId} ${data.language}`}
          translation={data}
          back={back}
        />
      )}
    </QueryOutcome>
  );
}
