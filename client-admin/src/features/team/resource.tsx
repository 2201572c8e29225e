import {
  useCreateTeamMember,
  useReorderTeam,
  useGetStaffTeamMember,
  useListStaffTeam,
  useUpdateTeamMember,
} from '@consultancy/client-shared/api/generated/team/team';
import type { CreateTeamMemberDto, TeamMemberDto } from '@consultancy/client-shared/api/model';
import { teamMemberLabels } from '@consultancy/shared/field-labels/en';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { FormSection, type Picture, PictureField, required } from '../../ui/form-page';
import { RowFace } from '../../ui/record-rows';
import type { Resource, FieldsProps } from '../../ui/resource/resource';
import { ResourceForm } from '../../ui/resource/resource-form';
import { ResourceList } from '../../ui/resource/resource-list';
import { useTrail } from '../../ui/resource/use-trail';
import { type CvList, cvRecords, cvRows, cvRules } from './cv-columns';
import { CvFields } from './cv-fields';

const valuesOf = (member: TeamMemberDto | undefined) => ({
  name: member?.name ?? '',
  title: member?.title ?? '',
  bio: member?.bio ?? '',
  image: (member?.image ?? null) as Picture,
  isPublic: member?.isPublic ?? true,
  position: member?.position ?? '',
  birthYear: (member?.birthYear ?? '') as number | '',
  nationality: member?.nationality ?? '',
  ...cvRows(member),
  memberships: member?.memberships ?? [],
  publicFacts: member?.publicFacts ?? [],
});

export type MemberValues = ReturnType<typeof valuesOf>;

const bodyOf = ({ position, birthYear, nationality, ...values }: MemberValues): CreateTeamMemberDto => ({
  ...(values as Omit<typeof values, CvList>),
  ...cvRecords(values),
  position: position.trim() || null,
  birthYear: birthYear === '' ? null : birthYear,
  nationality: nationality.trim() || null,
});

/** The people on the About page, in their order. */
const team: Resource<TeamMemberDto, MemberValues, CreateTeamMemberDto> = {
  kind: 'team-member',
  texts: 'team',
  list: paths.team,
  form: paths.teamForm,
  useTrail: () => useTrail([paths.team, 'sections.team']),
  useList: useListStaffTeam,
  useRecord: useGetStaffTeamMember,
  useCreate: useCreateTeamMember,
  useUpdate: useUpdateTeamMember,
  shown: 'team',
  useReorder: useReorderTeam,
  nameOf: ({ name }) => name,
  Face: ({ row: { name, title, image }, link }) => (
    <RowFace name={name} text={title} picture={image} {...link} />
  ),
  valuesOf,
  bodyOf,
  labels: teamMemberLabels,
  rules: { ...required('name', 'title', 'bio'), ...cvRules },
  Fields: MemberFields,
};

export const TeamPage = () => <ResourceList resource={team} />;
export const MemberFormPage = () => <ResourceForm resource={team} />;

function MemberFields({ page }: FieldsProps<MemberValues, TeamMemberDto>) {
  const t = useTranslations();
  return (
    <>
      <FormSection title={t('team.form.section')}>
        <TextInput {...page.input('name')} />
        <TextInput {...page.input('title')} placeholder={t('team.form.titleHint')} />
        <Textarea {...page.input('bio')} autosize minRows={3} maxRows={8} data-wide />
        <PictureField
          {...page.input('image')}
          note={t('team.form.imageNote')}
          onRefuse={(reason) => page.form.setFieldError('image', reason)}
          problems={{ size: t('form.picture.tooLarge'), type: t('form.picture.notPicture') }}
        />
        <Switch {...page.input('isPublic', { type: 'checkbox' })} data-wide />
      </FormSection>
      <CvFields page={page} />
    </>
  );
}
