import { PASSWORD_RULES } from '@consultancy/client-shared/forms';
import { PasswordField, type PasswordFieldProps } from '@consultancy/client-shared/ui/password-field';
import { Group, Progress } from '@mantine/core';
import { useTranslations } from 'use-intl';

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

/** A bar for each rule of passwords, green where it is met. */
function StrengthMeter({ password }: { password: string }) {
  const t = useTranslations();
  const rules = PASSWORD_RULES.map(({ isMet }) => isMet(password));
  const met = rules.filter(Boolean).length;
  return (
    <Group
      grow
      gap="0.25rem"
      mt="0.375rem"
      mb="0.25rem"
      role="meter"
      aria-label={t('password.strength')}
      aria-valuemin={0}
      aria-valuemax={rules.length}
      aria-valuenow={met}
      aria-valuetext={t('password.strengthOf', { met: String(met), all: String(rules.length) })}
    >
      {PASSWORD_RULES.map(({ problem }, index) => (
        <Progress.Root key={problem} size="0.25rem" radius="xl" data-met={rules[index] || undefined}>
          <Progress.Section withAria={false} value={rules[index] ? 100 : 0} color="var(--tone-green)" />
        </Progress.Root>
      ))}
    </Group>
  );
}
