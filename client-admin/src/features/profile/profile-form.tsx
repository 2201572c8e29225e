import { getGetProfileQueryKey, useUpdateProfile } from '@consultancy/client-shared/api/generated/auth/auth';
import { ReadingCalendar, type UserDto } from '@consultancy/client-shared/api/model';
import { CalendarChoice } from '@consultancy/client-shared/calendar';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { Anchor, Badge, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { useSession } from '../../session/session-context';
import { choicesOf } from '../../ui/choices-of';
import { FormSection, RecordForm, required, useRecordForm } from '../../ui/form-page';
import { profileTexts } from './texts';

const valuesOf = (user: UserDto | undefined) => ({
  name: user?.name ?? '',
  address: user?.address ?? '',
  calendar: user?.calendar ?? ReadingCalendar.gregorian,
});

type ProfileValues = ReturnType<typeof valuesOf>;

/** What one may change of one's own account. */
export function ProfileForm({ user }: { user: UserDto }) {
  const t = useTranslations();
  const session = useSession();
  const update = useUpdateProfile();
  const [now] = useState(() => new Date().toISOString());
  const page = useRecordForm<ProfileValues, UserDto>({
    name: 'profile',
    record: user,
    valuesOf,
    labels: profileTexts,
    rules: {
      ...required('name'),
      calendar: { show: (calendar: ReadingCalendar) => profileTexts.calendars[calendar] },
    },
    save: async ({ name, address, calendar }, version) => {
      const data = { name, address: address.trim() || null, calendar, version };
      const answer = await update.mutateAsync({ data });
      session.adopt(answer.data);
      return answer;
    },
    shownBy: getGetProfileQueryKey(),
    done: t('profile.saved'),
    failed: t('profile.saveFailed'),
  });
  return (
    <RecordForm title={t('profile.title')} saveLabel={t('profile.save')} page={page}>
      <FormSection title={t('profile.about')} hint={t('profile.aboutHint')}>
        <TextInput {...page.input('name')} autoComplete="name" />
        <TextInput {...page.input('address')} autoComplete="street-address" />
      </FormSection>
      <FormSection title={t('profile.reading')} hint={t('profile.readingHint')}>
        <NativeSelect
          {...page.input('calendar')}
          required={false}
          data={choicesOf(ReadingCalendar, (value) => t(`profile.calendars.${value}`))}
        />
        <Stack component="p" gap={4}>
          <Text span c="dimmed" fz="sm">
            {t('profile.example')}
          </Text>
          <CalendarChoice value={{ calendar: page.form.values.calendar }}>
            <DateTimeText value={now} stacked />
          </CalendarChoice>
        </Stack>
      </FormSection>
      <FormSection title={t('profile.account')} hint={t('profile.accountHint')}>
        <AccountFacts user={user} />
      </FormSection>
    </RecordForm>
  );
}

/** What one cannot change here, and where the password is changed. */
function AccountFacts({ user: { email, role } }: { user: UserDto }) {
  const t = useTranslations();
  return (
    <SimpleGrid component="dl" minColWidth="12rem" data-wide>
      <Fact label={t('profile.email')}>{email}</Fact>
      <Fact label={t('profile.role')}>
        <Badge variant="default">{t(`profile.roles.${role}`)}</Badge>
      </Fact>
      <Fact label={t('profile.password')}>
        <Anchor component={Link} to={`${paths.settings}#security`}>
          {t('profile.changePassword')}
        </Anchor>
      </Fact>
    </SimpleGrid>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" mb={4} c="dimmed" fz="sm">
        {label}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}
