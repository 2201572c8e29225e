import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './password-outcome.module.css';

/** Why the password was not changed, or that it was. */
export function PasswordOutcome({ failures, isDone }: { failures: string[]; isDone: boolean }) {
  const t = useTranslations();
  if (isDone) {
    return (
      <div className={classes.box} data-tone="green" role="status" data-wide>
        <Text fw={600} inherit>
          {t('settings.password.doneTitle')}
        </Text>
        <p>{t('settings.password.done')}</p>
      </div>
    );
  }
  if (failures.length === 0) return null;
  return (
    <div className={classes.box} data-tone="red" role="alert" data-wide>
      <Text fw={600} inherit>
        {t('settings.password.failedTitle')}
      </Text>
      <ul className={classes.list}>
        {failures.map((failure) => (
          <li key={failure}>{failure}</li>
        ))}
      </ul>
    </div>
  );
}
