import { useTranslations } from 'use-intl';
import { PasswordField, type PasswordFieldProps } from '@consultancy/client-shared/ui/password-field';
import { StrengthMeter } from './strength-meter';

/** A password that is being chosen, with its rules and how many of them it keeps. */
export function NewPasswordField(props: PasswordFieldProps & { value: string }) {
  const t = useTranslations();
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      description={t('password.rules')}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      inputContainer={(control) => (
        <>
          {control}
          <StrengthMeter password={props.value} />
        </>
      )}
    />
  );
}
