import { Box, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSession, useSignedInUser } from '../../session/session-context';

/** Who works here now, and the way out. */
export function CurrentSession() {
  const t = useTranslations();
  const { name, email } = useSignedInUser();
  const session = useSession();
  const logout = useMutation({ mutationFn: () => session.signOut() });
  const heading = useId();
  return (
    <Paper component="section" withBorder maw="30rem" mt="lg" p={14} aria-labelledby={heading}>
      <Group justify="space-between">
        <Box miw={0}>
          <Title id={heading} order={2} mb={4} c="dimmed" fz="xs" fw={500} lts="0">
            {t('users.session.title')}
          </Title>
          <Text fw={500} miw={0} inherit>
            {name || t('users.session.name')}
          </Text>
          <Text c="dimmed" fz="sm" miw={0}>
            {email || t('users.session.email')}
          </Text>
        </Box>
        <Button
          variant="default"
          leftSection={<IconLogout size={16} aria-hidden />}
          disabled={logout.isPending}
          onClick={() => logout.mutate()}
        >
          {logout.isPending ? t('users.session.leaving') : t('users.session.logout')}
        </Button>
      </Group>
    </Paper>
  );
}
