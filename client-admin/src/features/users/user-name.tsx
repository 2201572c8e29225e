import type { UserDto } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Badge, Center, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { NameCell } from '../../ui/list-page';

export function UserName({ user, isMe }: { user: UserDto; isMe: boolean }) {
  const t = useTranslations();
  return (
    <Group gap="xs" wrap="nowrap">
      <Center
        component="span"
        flex="none"
        w={28}
        h={28}
        bdrs="var(--radius-round)"
        bg="var(--juniper-tint)"
        c="var(--juniper-deep)"
        fz="xs"
        fw={500}
        aria-hidden
      >
        {[...user.name.trim()][0]?.toUpperCase()}
      </Center>
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
    </Group>
  );
}
