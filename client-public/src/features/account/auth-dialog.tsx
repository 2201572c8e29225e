import { isStorageRefused } from '@consultancy/client-shared/api/storage-refused';
import { Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DialogProps, SiteDialog } from '../../lib/dialogs';
import { LoginForm } from './login-form';
import { SignUpForm } from './sign-up-form';

const MODES = ['signup', 'login'] as const;

const FORMS = { signup: SignUpForm, login: LoginForm };

const NOTHING_TYPED = { name: '', email: '', address: '', password: '' };

interface AuthDialogProps extends DialogProps {
  mode: (typeof MODES)[number];
  next?: SiteDialog;
}

/** Sign up or log in; what the visitor wanted to do goes on after it. */
export function AuthDialog({ mode, next, onClose, onNext }: AuthDialogProps) {
  const t = useTranslations('account');
  const [typed, setTyped] = useState(NOTHING_TYPED);

  return (
    <Tabs defaultValue={mode} keepMounted={false}>
      <Tabs.List grow mb="lg">
        {MODES.map((each) => (
          <Tabs.Tab key={each} value={each}>
            {t(`${each}.tab`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {isStorageRefused() && (
        <Text c="dimmed" my="lg">
          {t('notSaved')}
        </Text>
      )}
      {MODES.map((each) => {
        const Form = FORMS[each];
        return (
          <Tabs.Panel key={each} value={each}>
            <Form
              typed={typed}
              onTyped={(values) => setTyped({ ...typed, ...values })}
              onSuccess={() => (next ? onNext(next) : onClose())}
            />
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}
