import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useTranslations } from 'use-intl';

export interface PasswordFieldProps extends PasswordInputProps {
  label: string;
  /** Says to password managers whether to fill in or to suggest one. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password that can be shown, by keyboard too. */
export function PasswordField({ visible, onVisibilityChange, description, ...props }: PasswordFieldProps) {
  const t = useTranslations('shared');
  const [isShown, show] = useUncontrolled({
    value: visible,
    finalValue: false,
    onChange: onVisibilityChange,
  });
  return (
    <PasswordInput
      {...props}
      // An error that repeats the hint takes its place.
      description={description === props.error ? undefined : description}
      autoCapitalize="none"
      visible={isShown}
      onVisibilityChange={show}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': t(isShown ? 'hidePassword' : 'showPassword', { label: props.label.toLowerCase() }),
        // The words say what a press does; a state besides would say the opposite.
        'aria-pressed': undefined,
      }}
    />
  );
}
