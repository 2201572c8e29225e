import { subscribeToUploads, type UploadProgress, uploadsUnderWay } from '@consultancy/client-shared/api';
import { formatNumber } from '@consultancy/client-shared/format';
import { Flex, Progress, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from './icon-button';

const inMegabytes = (bytes: number) => formatNumber(Math.round(bytes / 100_000) / 10);

/** How far an upload is, in words: megabytes, percent and time left. */
export function useProgressText(): (progress: UploadProgress) => string {
  const t = useTranslations('uploads');
  return ({ sent, total, secondsLeft, isWaiting }) => {
    const percent = Math.floor((100 * sent) / total);
    const parts = [
      t('sent', { sent: inMegabytes(sent), total: inMegabytes(total), percent: String(percent) }),
    ];
    if (isWaiting) parts.push(t('waiting'));
    else if (secondsLeft !== undefined && sent < total)
      parts.push(t('left', { minutes: Math.ceil(secondsLeft / 60) }));
    return parts.join(' · ');
  };
}

/** The uploads of the form or dialog around it: each with its progress and a way to cancel it. */
export function UploadsUnderWay() {
  const t = useTranslations('uploads');
  const progressText = useProgressText();
  const uploads = useSyncExternalStore(subscribeToUploads, uploadsUnderWay);
  useStayingWhile(uploads.length > 0);
  return uploads.map(({ id, name, cancel, ...progress }) => (
    <Flex key={id} w="100%" columnGap="xs" align="center" wrap="wrap">
      <Text fz="sm" truncate flex="1 1 8rem">
        {name}
      </Text>
      <Progress value={(100 * progress.sent) / progress.total} size="sm" w={128} aria-label={name} />
      <Text fz="sm" c="dimmed" role="status">
        {progressText(progress)}
      </Text>
      <IconButton label={t('cancel', { name })} icon={IconX} onClick={cancel} />
    </Flex>
  ));
}

/** The browser asks before the page goes, while it is still sending or holds unsaved changes. */
export function useStayingWhile(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
