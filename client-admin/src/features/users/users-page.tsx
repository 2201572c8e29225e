import {
  exportUsers,
  useGetUserStats,
  useListUsers,
  useUpdateUser,
} from '@consultancy/client-shared/api/generated/users/users';
import { type UserDto, UserSort } from '@consultancy/client-shared/api/model';
import { Box, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { useSession, useSignedInUser } from '../../session/session-context';
import { type BulkField, useSwitchField } from '../../ui/bulk-status';
import {
  ExportButton,
  ListHeader,
  NewRecordButton,
  RecordList,
  StatCards,
  useListState,
} from '../../ui/list-page';
import { useUserColumns } from './use-user-columns';

const STATS_FRESH_MS = 2 * 60_000;

export function UsersPage() {
  const t = useTranslations();
  const { list, query, wanted } = useUserList();
  const stats = useGetUserStats({ query: { staleTime: STATS_FRESH_MS } });

  const counts = stats.data?.data;
  const unknown = stats.isError ? null : undefined;
  return (
    <>
      <ListHeader
        title={t('users.title')}
        action={
          <>
            <ExportButton load={(options) => exportUsers(wanted, options)} />
            <NewRecordButton to={paths.userForm} label={t('users.create')} />
          </>
        }
      />
      <StatCards
        stats={[
          { label: t('users.stats.total'), value: counts?.totalUsers ?? unknown },
          { label: t('users.stats.active'), value: counts?.activeUsers ?? unknown },
          { label: t('users.stats.thisMonth'), value: counts?.thisMonthUsers ?? unknown },
          { label: t('users.stats.admins'), value: counts?.adminUsers ?? unknown },
        ]}
      />
      <RecordList
        list={list}
        query={query}
        also={[stats]}
        views="USERS"
        searchPlaceholder={t('users.searchPlaceholder')}
        columns={useUserColumns()}
        emptyText={t('users.empty')}
        emptyHint={list.search ? t('users.emptySearch') : t('users.emptySystem')}
        errorTitle={t('users.loadTitle')}
        errorText={t('users.loadFailed')}
        pagerWords="results"
        nameOf={({ name }) => name}
        bulk={[useAccessField()]}
      />
      <CurrentSession />
    </>
  );
}

/** Whether several accounts may sign in. Nobody takes away their own access: the server refuses that. */
function useAccessField(): BulkField<UserDto, 'on' | 'off'> {
  const t = useTranslations();
  const access = useSwitchField<UserDto, { isActive: boolean }>(
    [t('bulk.access'), t('shared.status.ACTIVE'), t('shared.status.INACTIVE')],
    ({ isActive }) => isActive,
    useUpdateUser,
    (isActive) => ({ isActive }),
  );
  const question = (count: number) => ({
    title: t('users.deactivate.title'),
    message: t('users.deactivate.several', { count }),
    confirm: t('users.deactivate.confirm'),
  });
  return { ...access, question: (value, count) => (value === 'on' ? null : question(count)) };
}

const USERS_PER_PAGE = 10;

const { createdAt, name, email } = UserSort;

/** The accounts that the address names, the newest first. */
function useUserList() {
  const list = useListState(
    {},
    { sort: { columns: [createdAt, name, email], start: { by: createdAt, order: 'desc' } } },
  );
  const wanted = {
    sortBy: list.sort.by,
    sortOrder: list.sort.order,
    ...list.wanted,
  };
  const query = useListUsers(
    { page: list.page, limit: USERS_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData } },
  );
  return { list, query, wanted };
}

/** Who works here now, and the way out. */
function CurrentSession() {
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
