import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { Box, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSignedInUser } from '../../session/session-context';
import common from '../../ui/common.module.css';
import { FormSection } from '../../ui/form-page';
import { NewPasswordField } from '../../ui/new-password-field';
import { Notice } from '../../ui/notice';
import { useFocusThroughDisabling } from '../../ui/use-focus-through-disabling';
import { usePasswordChange } from './use-password-change';

const HIDDEN = { current: false, next: false, confirmation: false };

export function PasswordForm() {
  const t = useTranslations();
  const { email } = useSignedInUser();
  const { form, submit, failures, isPending, isDone } = usePasswordChange();
  const [shown, setShown] = useState(HIDDEN);
  const button = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  const input = (field: keyof typeof HIDDEN) => ({
    ...form.getInputProps(field),
    label: t(`settings.password.${field}`),
    required: true,
    visible: shown[field],
    onVisibilityChange: (visible: boolean) => setShown({ ...shown, [field]: visible }),
    maw: '26rem',
    'data-wide': true,
  });
  return (
    <Box
      component="form"
      maw="68rem"
      aria-label={t('settings.password.title')}
      aria-busy={isPending}
      noValidate
      onSubmit={(event) => {
        setShown(HIDDEN);
        submit(event);
      }}
    >
      <FormSection title={t('settings.password.title')} hint={t('settings.password.hint')}>
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordOutcome failures={failures} isDone={isDone} />
        <PasswordField {...input('current')} autoComplete="current-password" />
        <NewPasswordField {...input('next')} value={form.values.next} />
        <PasswordField {...input('confirmation')} autoComplete="new-password" />
        <Button ref={button} type="submit" disabled={isPending} style={{ justifySelf: 'start' }}>
          {t(isPending ? 'settings.password.submitting' : 'settings.password.submit')}
        </Button>
      </FormSection>
    </Box>
  );
}

/** Why the password was not changed, or that it was. */
function PasswordOutcome({ failures, isDone }: { failures: string[]; isDone: boolean }) {
  const t = useTranslations();
  if (isDone) {
    return (
      <Notice tone="green" role="status" data-wide>
        <Text fw={600} inherit>
          {t('settings.password.doneTitle')}
        </Text>
        <p>{t('settings.password.done')}</p>
      </Notice>
    );
  }
  if (failures.length === 0) return null;
  return (
    <Notice tone="red" role="alert" data-wide>
      <Text fw={600} inherit>
        {t('settings.password.failedTitle')}
      </Text>
      <ul className={common.bullets}>
        {failures.map((failure) => (
          <li key={failure}>{failure}</li>
        ))}
      </ul>
    </Notice>
  );
}
