import { exportUsers, useGetUserStats } from '@consultancy/client-shared/api/generated/users/users';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { ExportButton, ListHeader, NewRecordButton, RecordList, StatCards } from '../../ui/list-page';
import { CurrentSession } from './current-session';
import { useAccessField } from './use-access-field';
import { useUserColumns } from './use-user-columns';
import { useUserList } from './use-user-list';

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
