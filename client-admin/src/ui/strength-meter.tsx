import { PASSWORD_RULES } from '@consultancy/client-shared/forms';
import { Group, Progress } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** A bar for each rule of passwords, green where it is kept. */
export function StrengthMeter({ password }: { password: string }) {
  const t = useTranslations();
  const kept = PASSWORD_RULES.map(({ isMet }) => isMet(password));
  const met = kept.filter(Boolean).length;
  return (
    <Group
      grow
      gap="0.25rem"
      mt="0.375rem"
      mb="0.25rem"
      role="meter"
      aria-label={t('password.strength')}
      aria-valuemin={0}
      aria-valuemax={kept.length}
      aria-valuenow={met}
      aria-valuetext={t('password.strengthOf', { met: String(met), all: String(kept.length) })}
    >
      {PASSWORD_RULES.map(({ problem }, index) => (
        <Progress.Root key={problem} size="0.25rem" radius="xl" data-met={kept[index] || undefined}>
          <Progress.Section withAria={false} value={kept[index] ? 100 : 0} color="var(--tone-green)" />
        </Progress.Root>
      ))}
    </Group>
  );
}
