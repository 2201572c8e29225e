import type { PictureDto } from '@consultancy/client-shared/api/model';
import { Button, Flex, Progress, Text } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../icon-button';
import { useProgressText } from '../uploads-under-way';
import classes from './upload-list.module.css';
import type { Upload, UploadQueue } from './upload-queue';

interface UploadListProps {
  queue: UploadQueue<PictureDto>;
  uploads: Upload<PictureDto>[];
  isBusy: boolean;
}

/** What is under way and what did not arrive, each by its name; what waits or arrived is a number. */
export function UploadList({ queue, uploads, isBusy }: UploadListProps) {
  const t = useTranslations();
  if (uploads.length === 0) return null;
  const count = (...states: Upload['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const shown = uploads.filter(({ state }) => state !== 'waiting' && state !== 'done');
  const done = count('done');
  const again = count('failed', 'cancelled');
  return (
    <Flex
      component="section"
      py="sm"
      px={14}
      bd="1px solid var(--hairline)"
      bdrs="var(--radius-card)"
      bg="var(--surface)"
      gap="xs"
      direction="column"
      aria-label={t('media.upload.title')}
    >
      <Flex mih={28} rowGap={4} columnGap="xs" wrap="wrap" align="center">
        <Text role="status" flex="1 1 12rem" fz="sm" fw={500}>
          {isBusy
            ? t('media.upload.underWay', { done: String(done), count: String(uploads.length) })
            : t('media.upload.arrived', { done: String(done), count: uploads.length })}
        </Text>
        {isBusy && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => queue.cancel()}>
            {t('media.upload.cancelAll')}
          </Button>
        )}
        {!isBusy && again > 0 && (
          <Button size="compact-sm" variant="light" onClick={() => queue.retry()}>
            {t('media.upload.retryAll', { count: again })}
          </Button>
        )}
        {!isBusy && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => queue.clear()}>
            {t('media.upload.clear')}
          </Button>
        )}
      </Flex>
      <Progress
        value={(100 * uploads.reduce((sum, upload) => sum + shareOf(upload), 0)) / uploads.length}
        size="sm"
        aria-label={t('media.upload.title')}
      />
      {shown.length > 0 && (
        <Flex component="ul" mah={224} gap={2} direction="column" style={{ overflowY: 'auto' }}>
          {shown.map((upload) => (
            <UploadRow key={upload.id} upload={upload} queue={queue} />
          ))}
        </Flex>
      )}
    </Flex>
  );
}

function UploadRow({ upload, queue }: { upload: Upload<PictureDto>; queue: UploadQueue<PictureDto> }) {
  const t = useTranslations();
  const progressText = useProgressText();
  const { id, name, state, progress, reason } = upload;
  const isSending = state === 'sending';
  return (
    <li className={classes.row} data-state={state}>
      <Text span truncate inherit>
        {name}
      </Text>
      {isSending ? (
        <div>
          <Progress value={100 * shareOf(upload)} size="sm" aria-label={name} />
          {progress && <span className={classes.reason}>{progressText(progress)}</span>}
        </div>
      ) : (
        <span className={classes.reason}>{reason ?? t('media.upload.cancelled')}</span>
      )}
      {isSending && (
        <IconButton
          label={t('media.upload.cancel', { name })}
          icon={IconX}
          onClick={() => queue.cancel(id)}
        />
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <IconButton
          label={t('media.upload.retry', { name })}
          icon={IconRefresh}
          onClick={() => queue.retry(id)}
        />
      )}
    </li>
  );
}

/** How much of a file is done with, 0 to 1. */
function shareOf({ state, progress }: Upload): number {
  if (state !== 'waiting' && state !== 'sending') return 1;
  return progress ? progress.sent / progress.total : 0;
}
