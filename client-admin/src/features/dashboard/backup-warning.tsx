import { useGetBackupState } from '@consultancy/client-shared/api/generated/backups/backups';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Notice } from '../../ui/notice';

const REFRESH_MS = 10 * 60_000;

/** A line where something is wrong with the backups, else nothing; one that cannot be loaded is no fault of theirs. */
export function BackupWarning() {
  const t = useTranslations('dashboard');
  const { data } = useGetBackupState({ query: { refetchInterval: REFRESH_MS } });
  if (!data || data.data.problems.length === 0) return null;
  return (
    <Notice tone="red" mb="md" role="status">
      {t('backupsWrong')}{' '}
      <Anchor component={Link} to={paths.backups} c="inherit" fw={600} td="underline" inherit>
        {t('backupsOpen')}
      </Anchor>
    </Notice>
  );
}
