import { ActionIcon, Button, Input } from '@mantine/core';
import { IconPlus, IconStar, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Picture, PictureButton, PictureFrame, pictureProblem } from '../../ui/form-page';
import classes from './picture-slots.module.css';

/** As the server has it. */
const MOST_PICTURES = 30;

interface PictureSlotsProps {
  /** At least one slot, which may be empty; the first is the main picture. */
  value: Picture[];
  onChange: (slots: Picture[]) => void;
  /** Called with the reason when a file is no picture or too large. */
  onRefuse: (reason: string) => void;
  error?: ReactNode;
}

/** The pictures of a project, one to a slot. */
export function PictureSlots({ value: slots, onChange, onRefuse, error }: PictureSlotsProps) {
  const { t } = useTranslation();
  const id = useId();
  const problems = { size: t('projects.form.tooLarge'), type: t('projects.form.notPicture') };
  const choose = (index: number, file: File) => {
    const problem = pictureProblem(file);
    if (problem) onRefuse(problems[problem]);
    else onChange(slots.with(index, file));
  };
  return (
    <Input.Wrapper error={error} errorProps={{ id }} data-wide>
      <ol className={classes.slots}>
        {slots.map((picture, index) => {
          const name =
            index === 0 ? t('projects.form.mainImage') : t('projects.form.image', { number: index + 1 });
          return (
            <li key={index} className={classes.slot}>
              <p className={classes.name}>{name}</p>
              <PictureFrame value={picture} onChoose={(file) => choose(index, file)} />
              <div className={classes.controls}>
                <PictureButton
                  label={name}
                  value={picture}
                  onChoose={(file) => choose(index, file)}
                  errorId={error && index === 0 ? id : undefined}
                  size="compact-sm"
                />
                {index > 0 && picture && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    onClick={() => onChange([picture, ...slots.toSpliced(index, 1)])}
                    aria-label={t('projects.form.makeMain', { name })}
                    title={t('projects.form.makeMain', { name })}
                  >
                    <IconStar size={16} stroke={1.6} />
                  </ActionIcon>
                )}
                {slots.length > 1 && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    onClick={() => onChange(slots.toSpliced(index, 1))}
                    aria-label={t('projects.form.removeImage', { name })}
                    title={t('projects.form.removeImage', { name })}
                  >
                    <IconX size={16} stroke={1.6} />
                  </ActionIcon>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {slots.length < MOST_PICTURES && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...slots, null])}
        >
          {t('projects.form.addImage')}
        </Button>
      )}
    </Input.Wrapper>
  );
}
