import { ApiError } from '@consultancy/client-shared/api';
import { useUpdateProfile } from '@consultancy/client-shared/api/generated/auth/auth';
import { useForm } from '@mantine/form';
import toast from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { type Account, rememberUser } from '../../session';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useRules } from '../../ui/form/use-rules';
import classes from './account-dialog.module.css';

export function ProfileForm({ account: { kind, user } }: { account: Account }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const failureText = useFailureText();
  const save = useUpdateProfile();
  const form = useForm({
    initialValues: { name: user.name, address: user.address ?? '' },
    validate: { name: rules.required('name'), address: rules.optional('short') },
  });

  function submit({ name, address }: typeof form.values) {
    save.mutate(
      { data: { name: name.trim(), address: address.trim() || null } },
      {
        onSuccess: ({ data }) => {
          rememberUser(kind, data);
          toast.success(t('profile.saved'));
        },
        onError: (error) => error instanceof ApiError && form.setErrors(error.fieldErrors),
      },
    );
  }

  return (
    <section className={classes.section}>
      <h3>{t('profile.heading')}</h3>
      <FormLayout onSubmit={form.onSubmit(submit)}>
        <FormFailure>{save.error && failureText(save.error, t('profile.failed'))}</FormFailure>
        <TextField label={t('name')} autoComplete="name" required {...form.getInputProps('name')} />
        <TextField label={t('address')} autoComplete="street-address" {...form.getInputProps('address')} />
        <Button type="submit" size="small" busy={save.isPending}>
          {t('profile.save')}
        </Button>
      </FormLayout>
    </section>
  );
}
