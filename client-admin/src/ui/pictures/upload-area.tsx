import type { PictureDto } from '@consultancy/client-shared/api/model';
import { Button, FileButton, Flex, Stack, Text } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PICTURE_KINDS } from '../form-page/picture-rules';
import { droppedFiles } from './dropped-files';
import classes from './upload-area.module.css';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

interface UploadAreaProps {
  /** Called with each picture when its upload is complete. */
  onArrived?: (picture: PictureDto) => void;
  /** What lies below it; files dropped there are taken too. */
  children?: ReactNode;
}

/** Many pictures at once, by a button or dropped anywhere on what it holds; folders too. */
export function UploadArea({ onArrived, children }: UploadAreaProps) {
  const t = useTranslations();
  const { queue, uploads, isBusy } = useUploads(onArrived);
  const [isOver, setIsOver] = useState(false);
  const forgetFiles = useRef<() => void>(null);
  return (
    <Stack
      className={classes.area}
      bdrs="md"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(false);
        void droppedFiles(event.dataTransfer).then((files) => queue.add(files));
      }}
    >
      <Flex rowGap="xs" columnGap="md" wrap="wrap" align="center">
        <FileButton
          multiple
          accept={PICTURE_KINDS}
          resetRef={forgetFiles}
          inputProps={{ 'aria-label': t('media.upload.choose') }}
          onChange={(files) => {
            queue.add(files);
            // The same files can be chosen again.
            forgetFiles.current?.();
          }}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconPhotoUp size={16} aria-hidden />}>
              {t('media.upload.choose')}
            </Button>
          )}
        </FileButton>
        <Text c="dimmed" fz="sm">
          {t('media.upload.hint')}
        </Text>
      </Flex>
      <UploadList queue={queue} uploads={uploads} isBusy={isBusy} />
      {children}
    </Stack>
  );
}
