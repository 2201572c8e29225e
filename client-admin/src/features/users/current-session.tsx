import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSession, useSignedInUser } from '../../session/session-context';
import classes from './current-session.module.css';

/** Who works here now, and the way out. */
export function CurrentSession() {
  const t = useTranslations();
  const { name, email } = useSignedInUser();
  const session = useSession();
  const logout = useMutation({ mutationFn: () => session.signOut() });
  const heading = useId();
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <div className={classes.who}>
        <h2 id={heading} className={classes.title}>
          {t('users.session.title')}
        </h2>
        <p className={classes.name}>{name || t('users.session.name')}</p>
        <p className={classes.email}>{email || t('users.session.email')}</p>
      </div>
      <Button
        variant="default"
        leftSection={<IconLogout size={16} aria-hidden />}
        disabled={logout.isPending}
        onClick={() => logout.mutate()}
      >
        {logout.isPending ? t('users.session.leaving') : t('users.session.logout')}
      </Button>
    </section>
  );
}
