import { getListTeamQueryKey, updateTeamMember } from '@consultancy/client-shared/api/generated/team/team';
import type { TeamMemberDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { type BulkField, useBulkStatus } from '../../ui/bulk-status';
import type { Selection } from '../../ui/list-page';

/** What several team members can be given at once. */
export function useMemberBulk(selection: Selection) {
  const { t } = useTranslation();
  const visibility: BulkField<TeamMemberDto, 'shown' | 'hidden'> = {
    label: t('bulk.visitors'),
    choices: [
      { value: 'shown', label: t('bulk.shown') },
      { value: 'hidden', label: t('bulk.hidden') },
    ],
    valueOf: ({ isPublic }) => (isPublic ? 'shown' : 'hidden'),
    change: ({ id, version }, value, options) =>
      updateTeamMember(id, { isPublic: value === 'shown', version }, options),
  };
  return useBulkStatus<TeamMemberDto>({
    selection,
    nameOf: ({ name }) => name,
    fields: [visibility],
    refreshes: [getListTeamQueryKey()],
  });
}
