import {
  createAward,
  getListAwardsQueryKey,
  updateAward,
  useGetStaffAward,
  useListStaffAwards,
  useUpdateAward,
} from '@consultancy/client-shared/api/generated/awards/awards';
import type { AwardDto, CreateAwardDto } from '@consultancy/client-shared/api/model';
import { awardLabels } from '@consultancy/shared/field-labels/en';
import { Switch, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { FormSection } from '../../ui/form-page';
import type { Resource, ResourceFormState } from '../../ui/resource/resource';
import { ResourceForm } from '../../ui/resource/resource-form';
import { ResourceList } from '../../ui/resource/resource-list';
import { ProjectField } from './project-field';
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
  key: getListAwardsQueryKey(),
  useList: useListStaffAwards,
  useRecord: useGetStaffAward,
  create: createAward,
  update: updateAward,
  useUpdate: useUpdateAward,
  rowOf: ({ title, organisation, year }) => ({
    name: title,
    text: `${organisation}, ${year}`,
    picture: null,
  }),
  valuesOf,
  bodyOf: ({ projectId, ...values }) => ({
    ...values,
    projectId: projectId === null ? null : Number(projectId),
  }),
  labels: awardLabels,
  rules: {
    title: { required: true },
    year: {
      required: true,
      problem: (year: string) => (/^[0-9]{4}$/.test(year.trim()) ? undefined : awardsTexts.form.yearWrong),
    },
    organisation: { required: true },
  },
  Fields: AwardFields,
};

export const AwardsPage = () => <ResourceList resource={awards} />;
export const AwardFormPage = () => <ResourceForm resource={awards} />;

function AwardFields({ page }: { page: ResourceFormState<AwardValues, AwardDto> }) {
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
