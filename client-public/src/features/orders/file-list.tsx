import { FILE_TIMEOUT_MS, saveFile } from '@consultancy/client-shared/api';
import { useDownloadDesignFile } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { DownloadsDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { formatNumber } from '@consultancy/client-shared/format';
import { Button, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormFailure } from '../../ui/form/form-layout';
import { useFailureText } from '../../ui/form/use-failure-text';
import { Group, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';

interface FileListProps {
  token: string;
  downloads: DownloadsDto;
  /** Called whenever one was requested, since the link may be over with it. */
  onLoaded: () => void;
}

export function FileList({ token, downloads, onLoaded }: FileListProps) {
  const t = useTranslations('orders');
  const failureText = useFailureText();
  const { projectTitle, files, expiresAt, loadsLeft } = downloads;
  const load = useDownloadDesignFile({
    mutation: {
      onSuccess: (file, { id }) => saveFile(file, files.find((each) => each.id === id)!.name),
      onSettled: onLoaded,
    },
    request: { timeoutMs: FILE_TIMEOUT_MS },
  });
  return (
    <Stack>
      <Title order={2} size="h3">
        {projectTitle}
      </Title>
      <FormFailure>{load.error && failureText(load.error, t('files.loadFailed'))}</FormFailure>
      {files.length === 0 ? (
        <p>{t('files.none')}</p>
      ) : (
        <ul>
          {files.map((file) => (
            <Group
              component="li"
              key={file.id}
              justify="space-between"
              wrap="nowrap"
              py="md"
              className={layout.ruled}
            >
              <div>
                <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
                  {file.name}
                </Text>
                <Text c="dimmed" fz="sm">
                  {t('files.size', { size: inMegabytes(file.size) })}
                </Text>
              </div>
              <Button
                size="sm"
                variant="outline"
                aria-label={`${t('files.load')}: ${file.name}`}
                loading={load.isPending && load.variables.id === file.id}
                disabled={load.isPending}
                onClick={() => load.mutate({ token, id: file.id })}
              >
                {t('files.load')}
              </Button>
            </Group>
          ))}
        </ul>
      )}
      <Text c="dimmed" fz="sm" pt="md" className={layout.ruled}>
        {t('files.until')} <DateTimeText value={expiresAt} /> · {t('files.left', { count: loadsLeft })}
      </Text>
      <Text c="dimmed" fz="sm">
        {t('files.stamped')}
      </Text>
    </Stack>
  );
}

function inMegabytes(bytes: number): string {
  return formatNumber(Math.max(0.1, Math.round(bytes / 100_000) / 10));
}
