import { useGetStaffTeamMember } from '@consultancy/client-shared/api/generated/team/team';
import type { TeamMemberDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { useEditedId, useOrigin, useTravelledRecord } from '../../ui/form-page';
import { RecordOutcome } from '../../ui/record-outcome';
import { MemberForm } from './member-form';

/** `?id=` changes that team member; without it a new one is made. */
export function MemberFormPage() {
  const id = useEditedId();
  return id === undefined ? <MemberForm key="new" /> : <EditMember key={id} id={id} />;
}

function EditMember({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useGetStaffTeamMember(id, { query: useTravelledRecord<TeamMemberDto>(id) });
  const back = { to: useOrigin(paths.team), label: t('sections.team') };
  return (
    <RecordOutcome isForm query={query} notFound={t('team.notFound')} back={back}>
      {({ data }) => <MemberForm member={data} />}
    </RecordOutcome>
  );
}
