import { ApiError, currentRecord } from '@consultancy/client-shared/api';
import {
  getGetProfileQueryKey,
  useGetProfile,
  useUpdateProfile,
} from '@consultancy/client-shared/api/generated/auth/auth';
import type { UserDto } from '@consultancy/client-shared/api/model';
import { Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { type Account, rememberUser } from '../../lib/session';
import { NameField, TextField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useRules } from '../../ui/form/use-rules';
import classes from './account-dialog.module.css';
import { useAccountKey } from './account-key';

const valuesOf = ({ name, address }: Account['user']) => ({ name, address: address ?? '' });

type ProfileValues = ReturnType<typeof valuesOf>;

export function ProfileForm({ account: { kind, user } }: { account: Account }) {
  const t = useTranslations('account');
  const rules = useRules();
  const failureText = useFailureText();
  const save = useUpdateProfile();
  const queryKey = useAccountKey(getGetProfileQueryKey());
  const read = useGetProfile({ query: { queryKey, enabled: false } });
  // What the changes are based on; the account may be changed on another device meanwhile.
  const [basis, setBasis] = useState(user);
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const form = useForm({
    initialValues: valuesOf(user),
    validate: { name: rules.required('name'), address: rules.optional('short') },
  });

  /** Signing in does not say which version the account is in: the first change asks. */
  async function start(values: ProfileValues) {
    setChangedElsewhere(false);
    if (basis.version !== undefined) return send(values, basis);
    const { data: answer, isSuccess } = await read.refetch();
    if (isSuccess) compare(valuesOf(answer.data), values, answer.data);
  }

  function send(values: ProfileValues, { version }: Account['user']) {
    const data = { name: values.name.trim(), address: values.address.trim() || null, version };
    save.mutate(
      { data },
      {
        onSuccess: ({ data: saved }) => {
          adopt(saved);
          toast.success(t('profile.saved'));
        },
        onError: (error) => {
          const current = currentRecord<UserDto>(error);
          if (current) compare(valuesOf(current), values, current);
          else if (error instanceof ApiError) form.setErrors(error.fieldErrors);
        },
      },
    );
  }

  function adopt(stored: UserDto) {
    setBasis(stored);
    rememberUser(kind, stored);
  }

  /** What was not touched here becomes theirs; where both changed a field, theirs is named beside it. */
  function compare(theirs: ProfileValues, mine: ProfileValues, current: UserDto) {
    const before = valuesOf(basis);
    const names = (['name', 'address'] as const).filter(
      (name) => theirs[name] !== before[name] && theirs[name] !== mine[name],
    );
    adopt(current);
    // They changed nothing that this form would overwrite, such as the password.
    if (names.length === 0) return send(mine, current);
    setChangedElsewhere(true);
    for (const name of names) {
      if (mine[name] === before[name]) form.setFieldValue(name, theirs[name]);
      else form.setFieldError(name, t('profile.elsewhere', { value: theirs[name] || '–' }));
    }
  }

  const failed = read.error ?? save.error;
  const failure = isChangedElsewhere
    ? t('profile.changedElsewhere')
    : failed && failureText(failed, t('profile.failed'));
  return (
    <section className={classes.section}>
      <Title order={3} size="h4" mb="md">
        {t('profile.heading')}
      </Title>
      <FormLayout onSubmit={form.onSubmit((values) => void start(values))}>
        <FormFailure>{failure}</FormFailure>
        <NameField label={t('name')} {...form.getInputProps('name')} />
        <TextField label={t('address')} autoComplete="street-address" {...form.getInputProps('address')} />
        <SubmitButton size="sm" loading={read.isFetching || save.isPending}>
          {t('profile.save')}
        </SubmitButton>
      </FormLayout>
    </section>
  );
}
