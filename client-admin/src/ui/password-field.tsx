import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export interface PasswordFieldProps extends PasswordInputProps {
  label: string;
  /** Held by the form, which hides it when it is sent: password managers look for a hidden field. */
  visible: boolean;
  onVisibilityChange: (visible: boolean) => void;
}

/** A password that can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const words = props.visible ? 'hidePassword' : 'showPassword';
  return (
    <PasswordInput
      {...props}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': t(words, { label: props.label.toLowerCase() }),
        'aria-pressed': undefined,
      }}
    />
  );
}
