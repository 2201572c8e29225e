import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
import { Notice } from '../../ui/notice';

/** Why the password was not changed, or that it was. */
export function PasswordOutcome({ failures, isDone }: { failures: string[]; isDone: boolean }) {
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
