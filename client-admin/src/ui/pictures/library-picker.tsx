import type { PictureDto } from '@consultancy/client-shared/api/model';
import { Button, Group, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPhotoSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../dialog';
import { LibraryChoice } from './library-choice';

interface LibraryPickerProps {
  /** What the pictures are for, for screen readers. */
  label: string;
  /** Paths of the pictures that are chosen, in order. */
  value: string[];
  onChange: (paths: string[]) => void;
  /** How many can be chosen. */
  most: number;
  size?: string;
}

/** A button that opens the library of pictures, to choose from it or to upload into it. */
export function LibraryPicker({ label, value, onChange, most, size }: LibraryPickerProps) {
  const t = useTranslations();
  const [isOpen, dialog] = useDisclosure(false);
  const use = (paths: string[]) => {
    dialog.close();
    onChange(paths);
  };
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconPhotoSearch size={16} aria-hidden />}
        onClick={dialog.open}
      >
        {t('media.picker.open')}
        <VisuallyHidden component="span">: {label}</VisuallyHidden>
      </Button>
      <LibraryDialog opened={isOpen} start={value} most={most} onUse={use} onClose={dialog.close} />
    </>
  );
}

interface LibraryDialogProps {
  opened: boolean;
  /** Paths of the pictures that are chosen before. */
  start?: string[];
  most: number;
  /** @param pictures those of the paths that were chosen here */
  onUse: (paths: string[], pictures: PictureDto[]) => void;
  onClose: () => void;
  /** Called when it is gone, and the focus may move. */
  onClosed?: () => void;
}

/** The library of pictures, to choose from it or to upload into it. */
export function LibraryDialog({ opened, start = [], most, onUse, onClose, onClosed }: LibraryDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={!onClosed}
      title={t('media.picker.title')}
      size="60rem"
    >
      <Choice start={start} most={most} onUse={onUse} onCancel={onClose} />
    </Dialog>
  );
}

interface ChoiceProps {
  start: string[];
  most: number;
  onUse: LibraryDialogProps['onUse'];
  onCancel: () => void;
}

/** What is chosen in the dialog; it counts once it is confirmed. One alone is confirmed by choosing it. */
function Choice({ start, most, onUse, onCancel }: ChoiceProps) {
  const t = useTranslations();
  const [chosen, setChosen] = useState(start);
  const known = useRef(new Map<string, PictureDto>());
  const confirm = (paths: string[]) =>
    onUse(
      paths,
      paths.flatMap((path) => known.current.get(path) ?? []),
    );
  const choose = (path: string, picture: PictureDto) => {
    known.current.set(path, picture);
    if (most === 1) confirm([path]);
    else setChosen((before) => (before.length < most ? [...before, path] : before));
  };
  const drop = (path: string) => setChosen((before) => before.filter((each) => each !== path));
  return (
    <>
      <LibraryChoice
        chosen={chosen}
        isFull={most > 1 && chosen.length >= most}
        onChoose={choose}
        onDrop={drop}
      />
      <Group justify="flex-end" mt="md" gap="xs">
        {most > 1 && (
          <p role="status" style={{ marginRight: 'auto' }}>
            {t('media.picker.chosen', { count: chosen.length })}
            {chosen.length >= most && ` · ${t('media.picker.most', { count: String(most) })}`}
          </p>
        )}
        <Button variant="default" onClick={onCancel}>
          {t('media.picker.cancel')}
        </Button>
        {most > 1 && <Button onClick={() => confirm(chosen)}>{t('media.picker.confirm')}</Button>}
      </Group>
    </>
  );
}
