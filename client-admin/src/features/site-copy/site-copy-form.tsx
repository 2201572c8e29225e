import {
  getGetStaffSiteCopyQueryKey,
  useUpdateSiteCopy,
} from '@consultancy/client-shared/api/generated/site-copy/site-copy';
import { type SiteCopyDto, TranslatableKind } from '@consultancy/client-shared/api/model';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormSection, LibraryPictureField, RecordForm, useRecordForm } from '../../ui/form-page';
import { TranslationBadges } from '../../ui/translation-badges';
import { FilmField } from './film-field';
import { asPairs, isHalfFilled, pairEntries, PairListField, type TextPair } from './pair-list-field';
import { siteCopyTexts } from './texts';

/** There is one row of them. */
const SITE_COPY_ID = 1;

const valuesOf = (words: SiteCopyDto | undefined) => ({
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
  figures: asPairs(words?.figureValues, words?.figureLabels),
  associations: asPairs(words?.associationMarks, words?.associationNames),
  certifications: asPairs(words?.certificationNames, words?.certificationTexts),
});

type Values = ReturnType<typeof valuesOf>;

/** The two lists of the API that the rows of a list here are stored as. */
const storedAs = {
  figures: { first: 'figureValues', second: 'figureLabels' },
  associations: { first: 'associationMarks', second: 'associationNames' },
  certifications: { first: 'certificationNames', second: 'certificationTexts' },
} as const satisfies Record<string, Record<keyof TextPair, keyof SiteCopyDto>>;

type ListName = keyof typeof storedAs;

/** What the pages say that no other record does. */
export function SiteCopyForm({ words }: { words: SiteCopyDto }) {
  const t = useTranslations();
  const update = useUpdateSiteCopy();
  const namesOf = (name: ListName) => ({
    first: t(`siteCopy.fields.${storedAs[name].first}`),
    second: t(`siteCopy.fields.${storedAs[name].second}`),
  });
  const listRules = (name: ListName) => ({
    problem: (rows: TextPair[]) =>
      rows.some(isHalfFilled) ? t('siteCopy.halfFilled', namesOf(name)) : undefined,
    show: (rows: TextPair[]) =>
      pairEntries(rows)
        .map(({ first, second }) => `${first} – ${second}`)
        .join(', '),
  });
  const page = useRecordForm<Values, SiteCopyDto>({
    name: 'site-copy',
    record: words,
    valuesOf,
    labels: { ...siteCopyTexts, ...siteCopyTexts.fields },
    rules: {
      figures: listRules('figures'),
      associations: listRules('associations'),
      certifications: listRules('certifications'),
    },
    serverNames: {
      figureValues: 'figures',
      figureLabels: 'figures',
      associationMarks: 'associations',
      associationNames: 'associations',
      certificationNames: 'certifications',
      certificationTexts: 'certifications',
    },
    save: (values, version) => update.mutateAsync({ data: { ...bodyOf(values), version } }),
    shownBy: getGetStaffSiteCopyQueryKey(),
    done: t('siteCopy.saved'),
    failed: t('siteCopy.failed'),
  });
  const list = (name: ListName) => (
    <PairListField {...page.input(name)} names={namesOf(name)} addLabel={t('siteCopy.add')} />
  );
  return (
    <RecordForm title={t('siteCopy.title')} saveLabel={t('siteCopy.save')} page={page}>
      <FormSection title={t('siteCopy.hero')}>
        <LibraryPictureField
          {...page.input('heroImage')}
          note={t('siteCopy.heroImageNote')}
          removeLabel={t('siteCopy.heroImageRemove')}
        />
        <FilmField
          {...page.input('heroFilm')}
          poster={page.form.values.heroImage}
          onRefuse={(reason) => page.form.setFieldError('heroFilm', reason)}
        />
        <TextInput {...page.input('heroHeadline')} data-wide />
        <Textarea {...page.input('heroText')} autosize minRows={2} maxRows={6} data-wide />
      </FormSection>
      <FormSection title={t('siteCopy.call')}>
        <TextInput {...page.input('callHeading')} data-wide />
        <Textarea {...page.input('callText')} autosize minRows={2} maxRows={6} data-wide />
      </FormSection>
      <FormSection title={t('siteCopy.figures')} hint={t('siteCopy.figuresHint')}>
        {list('figures')}
      </FormSection>
      <FormSection title={t('siteCopy.about')}>
        <TextInput {...page.input('aboutTitle')} data-wide />
        <Textarea {...page.input('aboutText')} autosize minRows={2} maxRows={6} data-wide />
        <Textarea {...page.input('mission')} autosize minRows={2} maxRows={8} data-wide />
        <Textarea {...page.input('vision')} autosize minRows={2} maxRows={8} data-wide />
        <Textarea {...page.input('whoWeAre')} autosize minRows={4} maxRows={16} data-wide />
      </FormSection>
      <FormSection title={t('siteCopy.associations')}>{list('associations')}</FormSection>
      <FormSection title={t('siteCopy.certifications')}>{list('certifications')}</FormSection>
      <FormSection title={t('siteCopy.languages')} hint={t('siteCopy.languagesHint')}>
        <TranslationBadges kind={TranslatableKind['site-copy']} id={SITE_COPY_ID} />
      </FormSection>
    </RecordForm>
  );
}

function bodyOf({ figures, associations, certifications, ...values }: Values) {
  return {
    ...values,
    ...listsOf('figures', figures),
    ...listsOf('associations', associations),
    ...listsOf('certifications', certifications),
  };
}

function listsOf(name: ListName, rows: TextPair[]) {
  const entries = pairEntries(rows);
  const { first, second } = storedAs[name];
  return { [first]: entries.map((row) => row.first), [second]: entries.map((row) => row.second) };
}
