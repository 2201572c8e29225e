import {
  useCreateBackup,
  useGetBackupState,
  useListBackups,
} from '@consultancy/client-shared/api/generated/backups/backups';
import { BackupProblem, type BackupStateDto } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { Button, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { IconDatabaseExport } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ListBody, ListHeader, ListTableSkeleton, useListState } from '../../ui/list-page';
import { ListTable } from '../../ui/list-page/list-table';
import { Notice } from '../../ui/notice';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { BackupFacts } from './backup-facts';
import { RestoreSteps } from './restore-steps';
import { useBackupColumns } from './use-backup-columns';

const BACKUPS_PER_PAGE = 20;
const UNDER_WAY_MS = 2_000;
const IDLE_MS = 60_000;
const mendedByBackup = new Set<BackupProblem>([BackupProblem.NONE_GOOD, BackupProblem.TOO_OLD]);

/** How the backups are, what makes one now, and the way back. */
export function BackupsPage() {
  const t = useTranslations('backups');
  const state = useGetBackupState({
    query: {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data?.data.underWay ? UNDER_WAY_MS : IDLE_MS),
    },
  });
  return (
    <>
      <ListHeader title={t('title')} action={<CreateButton isUnderWay={!!state.data?.data.underWay} />} />
      <Text mb="md" c="dimmed" inherit maw="70ch">
        {t('lead')}
      </Text>
      <QueryOutcome query={state} pending={<RecordSkeleton />} failed={t('loadFailed')}>
        {({ data }) => (
          <Stack gap="lg">
            <Problems state={data} />
            <div>
              <UnderWay state={data} />
              <BackupFacts state={data} />
            </div>
            <section aria-labelledby="all-backups">
              <Title id="all-backups" order={2} mb="xs" fz="md">
                {t('list')}
              </Title>
              <BackupList isUnderWay={data.underWay !== null} />
            </section>
            <RestoreSteps state={data} />
          </Stack>
        )}
      </QueryOutcome>
    </>
  );
}

function CreateButton({ isUnderWay }: { isUnderWay: boolean }) {
  const t = useTranslations('backups');
  const { mutate, isPending } = useCreateBackup({
    mutation: { meta: { success: t('started'), error: t('createFailed') } },
  });
  const ref = useFocusThroughDisabling<HTMLButtonElement>(isPending || isUnderWay);
  return (
    <Button
      ref={ref}
      leftSection={<IconDatabaseExport size={18} stroke={1.6} aria-hidden />}
      loading={isPending}
      disabled={isUnderWay}
      onClick={() => mutate()}
    >
      {t('create')}
    </Button>
  );
}

/** What a backup mends is left out while one is made: its text asks for a press that is not possible then. */
function Problems({ state: { problems, underWay } }: { state: BackupStateDto }) {
  const t = useTranslations('backups');
  const open = underWay ? problems.filter((problem) => !mendedByBackup.has(problem)) : problems;
  if (open.length === 0) return null;
  return (
    <Notice tone="red" role="alert">
      <Text fw={600} inherit>
        {t('wrong')}
      </Text>
      {open.map((problem) => (
        <p key={problem}>{t(`problems.${problem}`)}</p>
      ))}
    </Notice>
  );
}

/** Always there for screen readers, which announce what changes in it. */
function UnderWay({ state: { underWay } }: { state: BackupStateDto }) {
  const t = useTranslations('backups');
  const percent = Math.round((underWay?.progress ?? 0) * 100);
  return (
    <div role="status">
      {underWay && (
        <Paper withBorder p="md" mb="lg">
          <Text fw={500} mb="xs" inherit>
            {t('underWay')}
          </Text>
          <Progress value={percent} aria-label={t('underWay')} mb="xs" />
          <Text c="dimmed" fz="sm">
            {t('progress', { percent: String(percent) })}
          </Text>
        </Paper>
      )}
    </div>
  );
}

/** Newest first; asked for more often while one is under way. */
function BackupList({ isUnderWay }: { isUnderWay: boolean }) {
  const t = useTranslations('backups');
  const list = useListState({});
  const query = useListBackups(
    { page: list.page, limit: BACKUPS_PER_PAGE },
    {
      query: {
        placeholderData: keepPreviousData,
        staleTime: 0,
        // It also shows how the last one ended.
        refetchInterval: isUnderWay ? UNDER_WAY_MS : UNDER_WAY_MS * 5,
      },
    },
  );
  const columns = useBackupColumns();
  return (
    <ListBody
      query={query}
      list={list}
      pending={<ListTableSkeleton />}
      emptyText={t('empty')}
      emptyHint={t('emptyHint')}
      errorTitle={t('loadFailed')}
      hidesSinglePager
    >
      {(rows) => <ListTable rows={rows} columns={columns} />}
    </ListBody>
  );
}
