import {
  useCreateTenderPack,
  previewTenderPack,
  useUpdateTenderPack,
  useGetTenderPack,
} from '@consultancy/client-shared/api/generated/tender-packs/tender-packs';
import {
  type CreateTenderPackDto,
  PackTemplate,
  type PreviewTenderPackDto,
  type SiteLanguage,
  type TenderPackDto,
} from '@consultancy/client-shared/api/model';
import { tenderPackLabels } from '@consultancy/shared/field-labels/en';
import { Box, Checkbox, Group, Select, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { blankAsNull, FormSection, required } from '../../ui/form-page';
import type { FieldsProps, FormResource } from '../../ui/resource/resource';
import { ResourceForm } from '../../ui/resource/resource-form';
import { useTrail } from '../../ui/resource/use-trail';
import { ChoosePeople, ChooseProjects } from './choose-projects';
import { PackFiles } from './pack-files';
import { ShareLinks } from './share-links';
import { tenderPacksTexts } from './texts';

const languages: Record<SiteLanguage, string> = { en: 'English', am: 'አማርኛ', om: 'Afaan Oromoo' };

const valuesOf = (pack: TenderPackDto | undefined) => ({
  title: pack?.title ?? '',
  template: pack?.template ?? PackTemplate.PORTFOLIO,
  languages: pack?.languages ?? (['en'] as SiteLanguage[]),
  intro: pack?.intro ?? '',
  projectIds: pack?.projectIds ?? [],
  personIds: pack?.personIds ?? [],
});

type PackValues = ReturnType<typeof valuesOf>;

const bodyOf = (values: PackValues): CreateTenderPackDto => blankAsNull(values, 'title');

/** Packs for tenders. */
const packs: FormResource<TenderPackDto, PackValues, CreateTenderPackDto> = {
  kind: 'tender-pack',
  texts: 'tenderPacks',
  form: paths.tenderPackForm,
  useTrail: () => useTrail([paths.tenderPacks, 'sections.tenderPacks']),
  useRecord: useGetTenderPack,
  useCreate: useCreateTenderPack,
  useUpdate: useUpdateTenderPack,
  nameOf: ({ title }) => title,
  valuesOf,
  bodyOf,
  labels: tenderPackLabels,
  rules: {
    ...required('title'),
    languages: {
      required: true,
      problem: (chosen: string[]) => (chosen.length > 0 ? undefined : tenderPacksTexts.form.languagesMissing),
    },
  },
  Fields: PackFields,
  Panel: ShareLinks,
};

export const PackFormPage = () => <ResourceForm resource={packs} />;

function PackFields({ page, record }: FieldsProps<PackValues, TenderPackDto>) {
  const t = useTranslations('tenderPacks');
  const { values } = page.form;
  return (
    <>
      <FormSection title={t('form.section')}>
        <TextInput {...page.input('title')} />
        <Select
          {...page.input('template')}
          description={t('form.templateHint')}
          data={Object.values(PackTemplate).map((value) => ({ value, label: t(`templates.${value}`) }))}
          allowDeselect={false}
        />
        <Checkbox.Group {...page.input('languages')} description={t('form.languagesHint')} data-wide>
          <Group mt={6}>
            {Object.entries(languages).map(([value, label]) => (
              <Checkbox key={value} value={value} label={label} lang={value} />
            ))}
          </Group>
        </Checkbox.Group>
        <Textarea {...page.input('intro')} autosize minRows={2} maxRows={8} data-wide />
      </FormSection>
      <FormSection title={t('form.projectIds')}>
        <ChooseProjects {...page.input('projectIds')} />
      </FormSection>
      <FormSection title={t('form.personIds')}>
        <ChoosePeople {...page.input('personIds')} />
      </FormSection>
      <FormSection title={t('preview')}>
        <PackPreview
          pack={{
            ...bodyOf(values),
            title: values.title || t('form.newTitle'),
            ...(record && { packId: record.id }),
          }}
        />
      </FormSection>
      {record && <PackFiles pack={record} />}
    </>
  );
}

/** The pack as it is in the form, made by the server like its files. */
function PackPreview({ pack }: { pack: PreviewTenderPackDto }) {
  const t = useTranslations('tenderPacks');
  const [shown] = useDebouncedValue(pack, 500);
  const { data } = useQuery({
    queryKey: ['tender-pack-preview', shown],
    queryFn: () => previewTenderPack(shown),
    placeholderData: keepPreviousData,
    enabled: (shown.languages ?? []).length > 0,
  });
  return (
    <Box
      component="iframe"
      title={t('preview')}
      // Its pictures are those of the site; nothing in it runs.
      sandbox="allow-same-origin"
      srcDoc={data?.data.html}
      data-wide
      w="100%"
      h={560}
      bd="1px solid var(--line)"
      bg="#fff"
    />
  );
}
