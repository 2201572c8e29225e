import {
  createTeamMember,
  getListTeamQueryKey,
  updateTeamMember,
} from '@consultancy/client-shared/api/generated/team/team';
import type { TeamMemberDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { type Picture, useOrigin, useRecordForm } from '../../ui/form-page';

const valuesOf = (member: TeamMemberDto | undefined) => ({
  name: member?.name ?? '',
  title: member?.title ?? '',
  bio: member?.bio ?? '',
  image: (member?.image ?? null) as Picture,
  isPublic: member?.isPublic ?? true,
});

type MemberValues = ReturnType<typeof valuesOf>;

export function useMemberForm(member: TeamMemberDto | undefined) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useOrigin(paths.team);
  return useRecordForm<MemberValues, TeamMemberDto>({
    name: 'team-member',
    record: member,
    valuesOf,
    fields: {
      name: { label: t('team.form.name'), required: true },
      title: { label: t('team.form.title'), required: true },
      bio: { label: t('team.form.bio'), required: true },
      image: { label: t('team.form.image') },
      isPublic: { label: t('team.form.isPublic') },
    },
    save: (values, version) =>
      member ? updateTeamMember(member.id, { ...values, version }) : createTeamMember(values),
    done: member ? t('team.form.updated') : t('team.form.created'),
    failed: t('team.form.failed'),
    refreshes: [getListTeamQueryKey()],
    onSaved: () => void navigate(list),
  });
}
