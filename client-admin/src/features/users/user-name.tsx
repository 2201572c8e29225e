import type { UserDto } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { NameCell } from '../../ui/list-page';
import classes from './user-name.module.css';

export function UserName({ user, isMe }: { user: UserDto; isMe: boolean }) {
  const t = useTranslations();
  return (
    <div className={classes.user}>
      <span className={classes.letter} aria-hidden>
        {[...user.name.trim()][0]?.toUpperCase()}
      </span>
      <NameCell
        name={user.name}
        badges={
          <>
            {isMe && <Badge variant="default">{t('users.you')}</Badge>}
            {user.isInvited && <Badge variant="default">{t('users.invited')}</Badge>}
            {!user.isActive && <StatusBadge status="INACTIVE" />}
          </>
        }
      />
    </div>
  );
}
