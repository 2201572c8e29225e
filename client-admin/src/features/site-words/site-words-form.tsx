import {
  getGetSiteWordsQueryKey,
  getGetStaffSiteWordsQueryKey,
  updateSiteWords,
} from '@consultancy/client-shared/api/generated/site-words/site-words';
import { type SiteWordsDto, TranslationKind } from '@consultancy/client-shared/api/model';
import { uploadThrough } from '@consultancy/client-shared/api';
import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  asEntries,
  asRows,
  FormSection,
  LibraryPictureField,
  RecordForm,
  TextListField,
  useRecordForm,
} from '../../ui/form-page';
import { TranslationBadges } from '../../ui/translation-badges';
import { FilmField } from './film-field';

/** There is one row of them. */
const SITE_WORDS_ID = 1;

const valuesOf = (words: SiteWordsDto | undefined) => ({
  heroImage: words?.heroImage ?? '',
  heroFilm: (words?.heroFilm ?? null) as File | string | null,
  heroHeadline: words?.heroHeadline ?? '',
  heroText: words?.heroText ?? '',
  callHeading: words?.callHeading ?? '',
  callText: words?.callText ?? '',
  aboutTitle: words?.aboutTitle ?? '',
  aboutText: words?.aboutText ?? '',
  mission: words?.mission ?? '',
  vision: words?.vision ?? '',
  whoWeAre: words?.whoWeAre ?? '',
  figureValues: asRows(words?.figureValues),
  figureLabels: asRows(words?.figureLabels),
  associationMarks: asRows(words?.associationMarks),
  associationNames: asRows(words?.associationNames),
  certificationNames: asRows(words?.certificationNames),
  certificationTexts: asRows(words?.certificationTexts),
});

type Values = ReturnType<typeof valuesOf>;

/** What the pages say that no other record does. */
export function SiteWordsForm({ words }: { words: SiteWordsDto }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [share, setShare] = useState(0);
  const page = useRecordForm<Values, SiteWordsDto>({
    name: 'site-words',
    record: words,
    valuesOf,
    fields: {
      heroImage: { label: t('siteWords.fields.heroImage') },
      heroFilm: { label: t('siteWords.fields.heroFilm') },
      heroHeadline: { label: t('siteWords.fields.heroHeadline') },
      heroText: { label: t('siteWords.fields.heroText') },
      callHeading: { label: t('siteWords.fields.callHeading') },
      callText: { label: t('siteWords.fields.callText') },
      aboutTitle: { label: t('siteWords.fields.aboutTitle') },
      aboutText: { label: t('siteWords.fields.aboutText') },
      mission: { label: t('siteWords.fields.mission') },
      vision: { label: t('siteWords.fields.vision') },
      whoWeAre: { label: t('siteWords.fields.whoWeAre') },
      figureValues: { label: t('siteWords.fields.figureValues') },
      figureLabels: { label: t('siteWords.fields.figureLabels') },
      associationMarks: { label: t('siteWords.fields.associationMarks') },
      associationNames: { label: t('siteWords.fields.associationNames') },
      certificationNames: { label: t('siteWords.fields.certificationNames') },
      certificationTexts: { label: t('siteWords.fields.certificationTexts') },
    },
    save: async (values, version, options) => {
      // A film takes its time; words do not.
      const through = values.heroFilm instanceof File ? uploadThrough(setShare) : undefined;
      const answer = await updateSiteWords({ ...bodyOf(values), version }, { ...options, through });
      queryClient.setQueryData(getGetStaffSiteWordsQueryKey(), answer);
      return answer;
    },
    done: t('siteWords.saved'),
    failed: t('siteWords.failed'),
    refreshes: [getGetSiteWordsQueryKey()],
  });
  const list = (name: ListName) => (
    <TextListField
      {...page.input(name)}
      entryLabel={t(`siteWords.fields.${name}`)}
      addLabel={t('siteWords.add')}
      isOrdered
    />
  );
  return (
    <RecordForm title={t('siteWords.title')} saveLabel={t('siteWords.save')} page={page}>
      <FormSection title={t('siteWords.hero')}>
        <LibraryPictureField
          {...page.input('heroImage')}
          note={t('siteWords.heroImageNote')}
          removeLabel={t('siteWords.heroImageRemove')}
        />
        <FilmField
          {...page.input('heroFilm')}
          poster={page.form.values.heroImage}
          share={page.isPending ? share : undefined}
          onRefuse={(reason) => page.form.setFieldError('heroFilm', reason)}
        />
        <TextInput {...page.input('heroHeadline')} data-wide />
        <Textarea {...page.input('heroText')} autosize minRows={2} maxRows={6} data-wide />
      </FormSection>
      <FormSection title={t('siteWords.call')}>
        <TextInput {...page.input('callHeading')} data-wide />
        <Textarea {...page.input('callText')} autosize minRows={2} maxRows={6} data-wide />
      </FormSection>
      <FormSection title={t('siteWords.figures')} hint={t('siteWords.figuresHint')}>
        {list('figureValues')}
        {list('figureLabels')}
      </FormSection>
      <FormSection title={t('siteWords.about')}>
        <TextInput {...page.input('aboutTitle')} data-wide />
        <Textarea {...page.input('aboutText')} autosize minRows={2} maxRows={6} data-wide />
        <Textarea {...page.input('mission')} autosize minRows={2} maxRows={8} data-wide />
        <Textarea {...page.input('vision')} autosize minRows={2} maxRows={8} data-wide />
        <Textarea {...page.input('whoWeAre')} autosize minRows={4} maxRows={16} data-wide />
      </FormSection>
      <FormSection title={t('siteWords.associations')} hint={t('siteWords.pairHint')}>
        {list('associationMarks')}
        {list('associationNames')}
      </FormSection>
      <FormSection title={t('siteWords.certifications')} hint={t('siteWords.pairHint')}>
        {list('certificationNames')}
        {list('certificationTexts')}
      </FormSection>
      <FormSection title={t('siteWords.languages')} hint={t('siteWords.languagesHint')}>
        <TranslationBadges kind={TranslationKind.SITE_WORDS} id={SITE_WORDS_ID} />
      </FormSection>
    </RecordForm>
  );
}

type ListName = {
  [Name in keyof Values]: Values[Name] extends string[] ? Name : never;
}[keyof Values];

function bodyOf(values: Values) {
  return {
    ...values,
    figureValues: asEntries(values.figureValues),
    figureLabels: asEntries(values.figureLabels),
    associationMarks: asEntries(values.associationMarks),
    associationNames: asEntries(values.associationNames),
    certificationNames: asEntries(values.certificationNames),
    certificationTexts: asEntries(values.certificationTexts),
  };
}
