import { getGetProfileQueryKey, updateProfile } from '@consultancy/client-shared/api/generated/auth/auth';
import { getListUsersQueryKey } from '@consultancy/client-shared/api/generated/users/users';
import type { UserDto } from '@consultancy/client-shared/api/model';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session-context';
import { FormSection, RecordForm, useRecordForm } from '../../ui/form-page';
import { AccountFacts } from './account-facts';

const valuesOf = (user: UserDto | undefined) => ({
  name: user?.name ?? '',
  address: user?.address ?? '',
});

type ProfileValues = ReturnType<typeof valuesOf>;

/** What one may change of one's own account. */
export function ProfileForm({ user }: { user: UserDto }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const session = useSession();
  const page = useRecordForm<ProfileValues, UserDto>({
    name: 'profile',
    record: user,
    valuesOf,
    fields: {
      name: { label: t('profile.name'), required: true },
      address: { label: t('profile.address') },
    },
    save: async ({ name, address }, version) => {
      const answer = await updateProfile({ name, address: address.trim() || null, version });
      queryClient.setQueryData(getGetProfileQueryKey(), answer);
      session.adopt(answer.data);
      return answer;
    },
    done: t('profile.saved'),
    failed: t('profile.saveFailed'),
    refreshes: [getListUsersQueryKey()],
  });
  return (
    <RecordForm title={t('profile.title')} saveLabel={t('profile.save')} page={page}>
      <FormSection title={t('profile.about')} hint={t('profile.aboutHint')}>
        <TextInput {...page.input('name')} autoComplete="name" />
        <TextInput {...page.input('address')} autoComplete="street-address" />
      </FormSection>
      <FormSection title={t('profile.account')} hint={t('profile.accountHint')}>
        <AccountFacts user={user} />
      </FormSection>
    </RecordForm>
  );
}
