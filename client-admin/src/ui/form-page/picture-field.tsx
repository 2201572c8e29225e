import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { LibraryPicker } from '../pictures';
import { PictureButton, PictureFrame } from './picture-frame';
import { PictureRow } from './picture-row';
import { type Picture, pictureProblem } from './picture-rules';

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
}: PictureFieldProps) {
  const t = useTranslations();
  const id = useId();
  const choose = (file: File) => {
    const problem = pictureProblem(file);
    if (problem) onRefuse(problems[problem]);
    else onChange(file);
  };
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
      <PictureRow
        removeLabel={t('form.picture.remove')}
        onRemove={() => onChange(null)}
        picture={<PictureFrame value={value} onChoose={choose} />}
        value={value}
      >
        <PictureButton label={label} value={value} onChoose={choose} errorId={error ? id : undefined} />
        <LibraryPicker
          label={label}
          value={typeof value === 'string' ? [value] : []}
          most={1}
          onChange={([path]) => onChange(path ?? null)}
        />
      </PictureRow>
    </Input.Wrapper>
  );
}
