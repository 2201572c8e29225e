import { Button, Center, VisuallyHidden } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FileChoice } from '../file-choice';
import classes from './picture-frame.module.css';
import { PictureImage } from './picture-image';
import { type Picture, PICTURE_KINDS } from './picture-rules';

interface PictureFrameProps {
  value: Picture;
  onChoose: (file: File) => void;
}

/** How a picture looks; another one can be dropped on it. */
export function PictureFrame({ value, onChoose }: PictureFrameProps) {
  return (
    <Center
      className={classes.frame}
      maw={288}
      c="dimmed"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) onChoose(file);
      }}
    >
      {value ? (
        <PictureImage picture={value} alt="" sizes="15rem" ratio={3 / 2} />
      ) : (
        <IconPhotoUp size={28} stroke={1.3} aria-hidden />
      )}
    </Center>
  );
}

interface PictureButtonProps extends PictureFrameProps {
  /** What the picture is called. */
  label: string;
  /** Of the element that says what is wrong with it. */
  errorId?: string;
  size?: string;
}

/** Opens the browser's choice of files. */
export function PictureButton({ label, value, onChoose, errorId, size }: PictureButtonProps) {
  const t = useTranslations();
  return (
    <FileChoice accept={PICTURE_KINDS} label={label} onChoose={onChoose}>
      {(props) => (
        <Button
          {...props}
          size={size}
          variant="default"
          data-invalid={errorId !== undefined}
          aria-describedby={errorId}
        >
          {value ? t('form.picture.replace') : t('form.picture.choose')}
          <VisuallyHidden component="span">: {label}</VisuallyHidden>
        </Button>
      )}
    </FileChoice>
  );
}
