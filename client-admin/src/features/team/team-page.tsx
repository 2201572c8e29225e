import {
  getListStaffTeamQueryKey,
  getListTeamQueryKey,
  orderTeam,
  updateTeamMember,
  useListStaffTeam,
} from '@consultancy/client-shared/api/generated/team/team';
import type { TeamMemberDto } from '@consultancy/client-shared/api/model';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { editPath, paths } from '../../paths';
import { CardButton, CardLink } from '../../ui/card-actions';
import { BulkBar, NewRecordButton, useSelection } from '../../ui/list-page';
import {
  OrderedList,
  OrderedListPage,
  RowFace,
  ShownSwitch,
  useOrder,
  useShownBulk,
} from '../../ui/ordered-list';
import { useDeleteMember, useShowMember } from './use-team-deeds';

const nameOf = ({ name }: TeamMemberDto) => name;
const linkTo = (record: TeamMemberDto) => ({
  to: editPath(paths.teamForm, record.id),
  state: { record, from: paths.team },
});

export function TeamPage() {
  const { t } = useTranslation();
  const words = {
    title: t('team.title'),
    lead: t('team.lead'),
    empty: t('team.empty'),
    loadFailed: t('team.loadFailed'),
  };
  return (
    <OrderedListPage<TeamMemberDto>
      query={useListStaffTeam()}
      words={words}
      action={<NewRecordButton to={paths.teamForm} label={t('team.create')} />}
    >
      {(members) => <Members members={members} label={words.title} />}
    </OrderedListPage>
  );
}

function Members({ members, label }: { members: TeamMemberDto[]; label: string }) {
  const { shown, move } = useOrder(members, {
    save: orderTeam,
    listKey: getListStaffTeamQueryKey(),
    refreshes: [getListTeamQueryKey()],
  });
  const selection = useSelection(shown.map(({ id }) => id));
  const bulk = useShownBulk<TeamMemberDto>(selection, {
    nameOf,
    update: updateTeamMember,
    refreshes: [getListTeamQueryKey()],
  });
  return (
    <>
      <BulkBar selection={selection} rows={shown} bulk={bulk} />
      <OrderedList
        label={label}
        rows={shown}
        nameOf={nameOf}
        onMove={move}
        selection={selection}
        actions={(member) => <MemberActions member={member} />}
      >
        {(member) => (
          <RowFace name={member.name} text={member.title} picture={member.image} {...linkTo(member)} />
        )}
      </OrderedList>
    </>
  );
}

function MemberActions({ member }: { member: TeamMemberDto }) {
  const { t } = useTranslation();
  const show = useShowMember();
  const deletion = useDeleteMember();
  const { name } = member;
  return (
    <>
      <ShownSwitch
        isShown={show.isPending ? !show.variables.isPublic : member.isPublic}
        label={t('team.shown', { name })}
        isPending={show.isPending}
        onSwitch={() => show.mutate(member)}
      />
      <CardLink label={t('team.editNamed', { name })} icon={IconPencil} {...linkTo(member)} />
      <CardButton
        label={t('team.deleteNamed', { name })}
        icon={IconTrash}
        color="red"
        isPending={deletion.isPending}
        onClick={() => deletion.ask([member])}
      />
    </>
  );
}
