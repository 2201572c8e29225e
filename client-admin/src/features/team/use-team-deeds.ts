import {
  deleteTeamMember,
  getListTeamQueryKey,
  updateTeamMember,
} from '@consultancy/client-shared/api/generated/team/team';
import type { TeamMemberDto } from '@consultancy/client-shared/api/model';
import { teamMemberLabels } from '@consultancy/shared/field-labels/en';
import { useTranslation } from 'react-i18next';
import { attemptEach } from '../../ui/attempt-each';
import { useDeletion } from '../../ui/bin';
import { useDeed } from '../../ui/use-deed';

/** Deletes a team member, after a question. */
export function useDeleteMember() {
  const { t } = useTranslation();
  return useDeletion<TeamMemberDto>({
    entity: 'team-member',
    question: ([{ name }]) => ({
      title: t('team.deleteTitle'),
      message: t('team.deleteQuestion', { name }),
      confirm: t('team.delete'),
    }),
    work: (members) => attemptEach(members, ({ id }) => deleteTeamMember(id)),
    nameOf: ({ name }) => name,
    done: () => t('team.deleted'),
    failed: t('team.deleteFailed'),
  });
}

/** Shows a team member to visitors, or hides them. */
export function useShowMember() {
  const { t } = useTranslation();
  return useDeed({
    work: ({ id, isPublic, version }: TeamMemberDto) =>
      updateTeamMember(id, { isPublic: !isPublic, version }),
    done: (_, { data: { name, isPublic } }) => t(isPublic ? 'team.shownDone' : 'team.hiddenDone', { name }),
    failed: t('team.switchFailed'),
    refreshes: [getListTeamQueryKey()],
    basedOn: (record) => ({ record, labels: teamMemberLabels }),
  });
}
