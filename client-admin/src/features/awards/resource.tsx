import {
  useCreateAward,
  useGetStaffAward,
  useListStaffAwards,
  useUpdateAward,
} from '@consultancy/client-shared/api/generated/awards/awards';
import {
  useGetStaffProject,
  useListStaffProjects,
} from '@consultancy/client-shared/api/generated/projects/projects';
import type { AwardDto, CreateAwardDto } from '@consultancy/client-shared/api/model';
import { awardLabels } from '@consultancy/shared/field-labels/en';
import { Select, type SelectProps, Switch, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { FormSection, required } from '../../ui/form-page';
import { RowFace } from '../../ui/record-rows';
import type { FieldsProps, Resource } from '../../ui/resource/resource';
import { ResourceForm } from '../../ui/resource/resource-form';
import { ResourceList } from '../../ui/resource/resource-list';
import { useTrail } from '../../ui/resource/use-trail';
import { awardsTexts } from './texts';

const valuesOf = (award: AwardDto | undefined) => ({
  title: award?.title ?? '',
  year: award?.year ?? '',
  organisation: award?.organisation ?? '',
  link: award?.link ?? '',
  projectId: award?.projectId ? String(award.projectId) : null,
  isPublic: award?.isPublic ?? true,
});

type AwardValues = ReturnType<typeof valuesOf>;

/** Awards of the firm and of its projects, the newest first. */
const awards: Resource<AwardDto, AwardValues, CreateAwardDto> = {
  kind: 'award',
  texts: 'awards',
  list: paths.awards,
  form: paths.awardForm,
  useTrail: () => useTrail([paths.awards, 'sections.awards']),
  useList: useListStaffAwards,
  useRecord: useGetStaffAward,
  useCreate: useCreateAward,
  useUpdate: useUpdateAward,
  shown: 'awards',
  nameOf: ({ title }) => title,
  Face: ({ row: { title, organisation, year }, link }) => (
    <RowFace name={title} text={`${organisation}, ${year}`} picture={null} {...link} />
  ),
  valuesOf,
  bodyOf: ({ projectId, ...values }) => ({
    ...values,
    projectId: projectId === null ? null : Number(projectId),
  }),
  labels: awardLabels,
  rules: {
    ...required('title', 'organisation'),
    year: {
      required: true,
      problem: (year: string) => (/^[0-9]{4}$/.test(year.trim()) ? undefined : awardsTexts.form.yearWrong),
    },
  },
  Fields: AwardFields,
};

export const AwardsPage = () => <ResourceList resource={awards} />;
export const AwardFormPage = () => <ResourceForm resource={awards} />;

function AwardFields({ page }: FieldsProps<AwardValues, AwardDto>) {
  const t = useTranslations();
  return (
    <FormSection title={t('awards.form.section')}>
      <TextInput {...page.input('title')} />
      <TextInput {...page.input('year')} inputMode="numeric" />
      <TextInput {...page.input('organisation')} />
      <TextInput {...page.input('link')} type="url" description={t('awards.form.linkHint')} />
      <ProjectField {...page.input('projectId')} description={t('awards.form.projectHint')} />
      <Switch {...page.input('isPublic', { type: 'checkbox' })} data-wide />
    </FormSection>
  );
}

/** A project, found by what is typed; its value is the project's id as a text. */
function ProjectField(props: SelectProps) {
  const [typed, setTyped] = useState('');
  const id = Number(props.value ?? 0);
  const chosen = useGetStaffProject(id, { query: { enabled: id > 0 } });
  // The title of the project that is chosen asks for no others.
  const [search] = useDebouncedValue(typed === chosen.data?.data.title ? '' : typed.trim(), 300);
  const found = useListStaffProjects(
    { ...(search && { search }), limit: 20, sortBy: 'title', sortOrder: 'asc' },
    { query: { placeholderData: keepPreviousData } },
  );
  const titles = new Map(
    [...(chosen.data ? [chosen.data.data] : []), ...(found.data?.data.data ?? [])].map((project) => [
      String(project.id),
      project.title,
    ]),
  );
  return (
    <Select
      {...props}
      // Starts anew once the title of what is chosen is there to be shown.
      key={String(chosen.isSuccess)}
      data={[...titles].map(([value, label]) => ({ value, label }))}
      // The server has searched.
      filter={({ options }) => options}
      searchable
      clearable
      onSearchChange={setTyped}
    />
  );
}
