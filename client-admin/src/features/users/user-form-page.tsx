import { useGetUser } from '@consultancy/client-shared/api/generated/users/users';
import type { UserDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { useEditedId, useOrigin, useTravelledRecord } from '../../ui/form-page';
import { RecordOutcome } from '../../ui/record-outcome';
import { UserForm } from './user-form';

/** `?id=` changes that account; without it a new one is made. */
export function UserFormPage() {
  const id = useEditedId();
  return id === undefined ? <UserForm key="new" /> : <EditUser key={id} id={id} />;
}

function EditUser({ id }: { id: number }) {
  const t = useTranslations();
  const query = useGetUser(id, { query: useTravelledRecord<UserDto>(id) });
  const back = { to: useOrigin(paths.users), label: t('sections.users') };
  return (
    <RecordOutcome isForm query={query} notFound={t('users.notFound')} back={back}>
      {({ data }) => <UserForm user={data} />}
    </RecordOutcome>
  );
}
