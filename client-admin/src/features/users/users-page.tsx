import { exportUsers, useGetUserStats } from '@consultancy/client-shared/api/generated/users/users';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import {
  BulkBar,
  ExportButton,
  ListBody,
  ListHeader,
  ListTable,
  ListTableSkeleton,
  ListToolbar,
  NewRecordButton,
  StatCards,
  useColumns,
  useRefresh,
  useSelection,
} from '../../ui/list-page';
import { CurrentSession } from './current-session';
import { useUserBulk } from './use-user-bulk';
import { useUserColumns } from './use-user-columns';
import { useUserList } from './use-user-list';

const STATS_FRESH_MS = 2 * 60_000;

export function UsersPage() {
  const t = useTranslations();
  const { list, query, wanted } = useUserList();
  const stats = useGetUserStats({ query: { staleTime: STATS_FRESH_MS } });
  const refresh = useRefresh(query, stats);
  const selection = useSelection(query.data?.data.data.map(({ id }) => id) ?? []);
  const bulk = useUserBulk(selection);
  const columns = useColumns('users', useUserColumns());

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
      <ListToolbar
        list={list}
        searchPlaceholder={t('users.searchPlaceholder')}
        views="USERS"
        refresh={refresh}
        columns={columns.choice}
      />
      <ListBody
        query={query}
        list={list}
        pending={<ListTableSkeleton />}
        emptyText={t('users.empty')}
        emptyHint={list.search ? t('users.emptySearch') : t('users.emptySystem')}
        errorTitle={t('users.loadTitle')}
        errorText={t('users.loadFailed')}
        pagerWords="results"
      >
        {(users) => (
          <>
            {selection.ids.length > 0 && <BulkBar selection={selection} rows={users} bulk={bulk} />}
            <ListTable
              rows={users}
              columns={columns.shown}
              list={list}
              selection={selection}
              nameOf={({ name }) => name}
            />
          </>
        )}
      </ListBody>
      <CurrentSession />
    </>
  );
}
