import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/form/field';
import classes from './password-field.module.css';

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  error?: ReactNode;
  /** Tells password managers whether to fill in or to suggest one. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ label, hint, error, required, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <div className={classes.frame}>
          <input {...input} {...control} type={isShown ? 'text' : 'password'} autoCapitalize="none" />
          <button
            type="button"
            className={classes.show}
            aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!isShown)}
          >
            <Icon size={22} stroke={1.5} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
