import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Button, FileButton, Input, VisuallyHidden } from '@mantine/core';
import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_KINDS, pictureAddress, pictureProblem } from './picture-rules';
import classes from './picture-field.module.css';

/** A chosen file, a stored path or an address; null for none. */
export type Picture = File | string | null;

interface PictureFieldProps {
  label: string;
  required?: boolean;
  value: Picture;
  onChange: (picture: Picture) => void;
  /** Called with the reason when a file is no picture or too large; the value stays. */
  onRefuse: (reason: string) => void;
  /** What is said of such files. */
  problems: { size: string; type: string };
  error?: ReactNode;
  note?: string;
  /** Whether the picture can be taken away without another one. */
  canRemove?: boolean;
}

/** One picture: how it looks, and the ways to choose another one. */
export function PictureField({
  label,
  required,
  value,
  onChange,
  onRefuse,
  problems,
  error,
  note,
  canRemove = false,
}: PictureFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const choose = (file: File | null) => {
    if (!file) return;
    const problem = pictureProblem(file);
    if (problem) onRefuse(problems[problem]);
    else onChange(file);
  };
  const action = value ? t('form.picture.replace') : t('form.picture.choose');
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      withAsterisk={required}
      description={note}
      error={error}
      errorProps={{ id }}
      data-wide
    >
      <div className={classes.field}>
        <div
          className={classes.picture}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            choose(event.dataTransfer.files[0] ?? null);
          }}
        >
          {value ? (
            <ResponsiveImage path={pictureAddress(value)} alt="" sizes="15rem" ratio={3 / 2} />
          ) : (
            <IconPhotoUp size={28} stroke={1.3} aria-hidden />
          )}
        </div>
        <div className={classes.controls}>
          <FileButton accept={PICTURE_KINDS} inputProps={{ 'aria-label': label }} onChange={choose}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                data-invalid={Boolean(error)}
                aria-describedby={error ? id : undefined}
              >
                {action}
                <VisuallyHidden component="span">: {label}</VisuallyHidden>
              </Button>
            )}
          </FileButton>
          {canRemove && value && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => onChange(null)}
            >
              {t('form.picture.remove')}
            </Button>
          )}
          {value instanceof File && <p className={classes.name}>{value.name}</p>}
        </div>
      </div>
    </Input.Wrapper>
  );
}
