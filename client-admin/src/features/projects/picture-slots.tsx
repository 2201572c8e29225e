import { Group, Input, Text } from '@mantine/core';
import { IconStar, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { AddButton } from '../../ui/add-button';
import { type Picture, PictureButton, PictureFrame, pictureProblem } from '../../ui/form-page';
import { IconButton } from '../../ui/icon-button';
import { LibraryPicker } from '../../ui/pictures';
import { SortableList } from '../../ui/sortable-list/sortable-list';
import { slotIds, slotsWithPaths } from './picture-order';
import classes from './picture-slots.module.css';

/** As the server has it. */
const MOST_PICTURES = 30;

interface PictureSlotsProps {
  /** At least one slot, which may be empty; the first is the main picture. */
  value: Picture[];
  onChange: (slots: Picture[]) => void;
  /** Called when a file takes the place of a picture. */
  onReplace: (replaced: Picture, file: File) => void;
  /** Called with the reason when a file is no picture or too large. */
  onRefuse: (reason: string) => void;
  error?: ReactNode;
}

/** The pictures of a project, one to a slot, in the order in which they are dragged. */
export function PictureSlots({ value: slots, onChange, onReplace, onRefuse, error }: PictureSlotsProps) {
  const t = useTranslations();
  const id = useId();
  const ids = slotIds(slots);
  const problems = { size: t('projects.form.tooLarge'), type: t('projects.form.notPicture') };
  const choose = (index: number, file: File) => {
    const problem = pictureProblem(file);
    if (problem) return onRefuse(problems[problem]);
    onChange(slots.with(index, file));
    onReplace(slots[index] ?? null, file);
  };
  const nameOf = (index: number) =>
    index === 0 ? t('projects.form.mainImage') : t('projects.form.image', { number: String(index + 1) });
  const files = slots.filter((slot) => slot instanceof File).length;
  return (
    <Input.Wrapper error={error} errorProps={{ id }} data-wide>
      <SortableList
        items={slots}
        idOf={(_, index) => ids[index]!}
        nameOf={(_, index) => nameOf(index)}
        onChange={onChange}
        className={classes.slots}
        itemClassName={classes.slot}
      >
        {(picture, index, handle) => (
          <>
            <Group mih={28} gap={0} wrap="nowrap" justify="space-between">
              <Text fz="sm" fw={500}>
                {nameOf(index)}
              </Text>
              {handle}
            </Group>
            <PictureFrame value={picture} onChoose={(file) => choose(index, file)} />
            <Group gap={4} wrap="nowrap">
              <PictureButton
                label={nameOf(index)}
                value={picture}
                onChoose={(file) => choose(index, file)}
                errorId={error && index === 0 ? id : undefined}
                size="compact-sm"
              />
              {index > 0 && picture && (
                <IconButton
                  label={t('projects.form.makeMain', { name: nameOf(index) })}
                  icon={IconStar}
                  onClick={() => onChange([picture, ...slots.toSpliced(index, 1)])}
                />
              )}
              {slots.length > 1 && (
                <IconButton
                  label={t('projects.form.removeImage', { name: nameOf(index) })}
                  icon={IconX}
                  onClick={() => onChange(slots.toSpliced(index, 1))}
                />
              )}
            </Group>
          </>
        )}
      </SortableList>
      <Group gap="xs" mt="xs">
        <LibraryPicker
          label={t('projects.form.fromLibrary')}
          size="compact-sm"
          value={slots.filter((slot): slot is string => typeof slot === 'string' && slot !== '')}
          most={MOST_PICTURES - files}
          onChange={(paths) => onChange(slotsWithPaths(slots, paths))}
        />
        {slots.length < MOST_PICTURES && (
          <AddButton label={t('projects.form.addImage')} onClick={() => onChange([...slots, null])} />
        )}
      </Group>
    </Input.Wrapper>
  );
}
