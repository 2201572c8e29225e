import { subscribeToUploads, uploadsUnderWay } from '@consultancy/client-shared/api';
import { formatNumber } from '@consultancy/client-shared/format';
import { Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

const none: ReturnType<typeof uploadsUnderWay> = [];

const inMegabytes = (bytes: number) => formatNumber(Math.round(bytes / 100_000) / 10);

/** How far the files are that this page is sending; nothing while it sends none. */
export function UploadLine() {
  const t = useTranslations('submissions');
  const [upload] = useSyncExternalStore(subscribeToUploads, uploadsUnderWay, () => none);
  if (!upload) return null;
  const sizes = { sent: inMegabytes(upload.sent), total: inMegabytes(upload.total) };
  return (
    <Text fz="sm" role="status">
      {t(upload.isWaiting ? 'filesWait' : 'filesGo', sizes)}
    </Text>
  );
}
