import { Group, Input, Text } from '@mantine/core';
import { IconStar, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { AddButton } from '../../ui/add-button';
import { IconButton } from '../../ui/icon-button';
import { type Picture, PictureButton, PictureFrame, pictureProblem } from '../../ui/form-page';
import { LibraryPicker, SortableEntry, SortableList } from '../../ui/pictures';
import { moveSlot, slotIds, slotsWithPaths } from './picture-order';
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
  const said = (index: number, to = index) => ({
    name: nameOf(index),
    place: String(to + 1),
    total: String(slots.length),
  });
  const files = slots.filter((slot) => slot instanceof File).length;
  return (
    <Input.Wrapper error={error} errorProps={{ id }} data-wide>
      <SortableList
        ids={ids}
        onMove={(from, to) => onChange(moveSlot(slots, from, to))}
        className={classes.slots}
        words={{
          hint: t('projects.form.moveHint'),
          picked: (index) => t('projects.form.moved.picked', said(index)),
          over: (index, to) => t('projects.form.moved.over', said(index, to)),
          dropped: (index, to) => t('projects.form.moved.dropped', said(index, to)),
          cancelled: (index) => t('projects.form.moved.cancelled', said(index)),
        }}
      >
        {(index) => {
          const picture = slots[index]!;
          const name = nameOf(index);
          return (
            <SortableEntry
              key={ids[index]}
              id={ids[index]!}
              className={classes.slot}
              label={t('projects.form.moveImage', { name })}
              canMove={slots.length > 1}
            >
              {(handle) => (
                <>
                  <Group mih={28} gap={0} wrap="nowrap" justify="space-between">
                    <Text fz="sm" fw={500}>
                      {name}
                    </Text>
                    {handle}
                  </Group>
                  <PictureFrame value={picture} onChoose={(file) => choose(index, file)} />
                  <Group gap={4} wrap="nowrap">
                    <PictureButton
                      label={name}
                      value={picture}
                      onChoose={(file) => choose(index, file)}
                      errorId={error && index === 0 ? id : undefined}
                      size="compact-sm"
                    />
                    {index > 0 && picture && (
                      <IconButton
                        label={t('projects.form.makeMain', { name })}
                        icon={IconStar}
                        onClick={() => onChange([picture, ...slots.toSpliced(index, 1)])}
                      />
                    )}
                    {slots.length > 1 && (
                      <IconButton
                        label={t('projects.form.removeImage', { name })}
                        icon={IconX}
                        onClick={() => onChange(slots.toSpliced(index, 1))}
                      />
                    )}
                  </Group>
                </>
              )}
            </SortableEntry>
          );
        }}
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
