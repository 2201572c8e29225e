import { getDownloadBackupUrl } from '@consultancy/client-shared/api/generated/backups/backups';
import { useCreateStreamTicket } from '@consultancy/client-shared/api/generated/notifications/notifications';
import type { BackupDto, BackupState } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTime } from '@consultancy/client-shared/calendar/times';
import { ToneBadge } from '@consultancy/client-shared/ui';
import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { DateTime } from '../../ui/date-time';
import { column } from '../../ui/list-page';
import { readableSize } from './readable-size';

const TONES: Record<BackupState, string> = {
  UNDER_WAY: 'blue',
  GOOD: 'green',
  FAILED: 'red',
  UNCHECKED: 'grey',
};

export function useBackupColumns(): DataTableColumn<BackupDto>[] {
  const t = useTranslations();
  return [
    column('startedAt', t('backups.columns.time'), {}, ({ startedAt }) => <DateTime value={startedAt} />),
    column('reason', t('backups.columns.reason'), { noWrap: true }, ({ reason }) =>
      t(`backups.reasons.${reason}`),
    ),
    column('state', t('backups.columns.state'), {}, (backup) => <State backup={backup} />),
    column('bytes', t('backups.columns.size'), { textAlign: 'right', noWrap: true }, ({ bytes }) =>
      bytes === null ? '–' : readableSize(bytes),
    ),
    column('actions', t('list.actions'), { textAlign: 'right' }, (backup) => <Download backup={backup} />),
  ];
}

/** With what went wrong. */
function State({ backup: { state, error, copyError } }: { backup: BackupDto }) {
  const t = useTranslations('backups');
  return (
    <>
      <ToneBadge tone={TONES[state]}>{t(`states.${state}`)}</ToneBadge>
      {[error && asSentence(error), copyError && t('notCopied', { reason: copyError })].map(
        (reason) =>
          reason !== null && (
            <Text key={reason} c="dimmed" fz="xs" mt={2} style={{ overflowWrap: 'anywhere' }}>
              {reason}
            </Text>
          ),
      )}
    </>
  );
}

/** The server writes the reason as the end of a sentence. */
function asSentence(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

/** The browser itself fetches the file, which may be larger than the memory of a page; a ticket says who asks. */
function Download({ backup: { id, isStored, startedAt, state } }: { backup: BackupDto }) {
  const t = useTranslations('backups');
  const when = formatDateTime(startedAt, useReading());
  const { mutate, isPending } = useCreateStreamTicket({
    mutation: {
      meta: { error: t('downloadFailed') },
      onSuccess: ({ data: { ticket } }) => {
        const link = Object.assign(document.createElement('a'), {
          href: getDownloadBackupUrl(id, { ticket }),
        });
        link.download = '';
        link.click();
      },
    },
  });
  const ref = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  if (!isStored) {
    return state === 'GOOD' || state === 'UNCHECKED' ? (
      <Text span c="dimmed" fz="xs">
        {t('removed')}
      </Text>
    ) : null;
  }
  return (
    <Button
      ref={ref}
      size="compact-sm"
      variant="default"
      leftSection={<IconDownload size={15} stroke={1.6} aria-hidden />}
      aria-label={t('downloadNamed', { when })}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('download')}
    </Button>
  );
}
