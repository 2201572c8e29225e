import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Center, Input } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LibraryPicker } from '../pictures';
import frame from './picture-frame.module.css';
import { PictureRow } from './picture-row';

interface LibraryPictureFieldProps {
  label: string;
  /** Path of the picture; empty for none. */
  value: string;
  onChange: (path: string) => void;
  error?: ReactNode;
  note: string;
  removeLabel: string;
}

/** One picture of the library; what is uploaded for it goes there too. */
export function LibraryPictureField({
  label,
  value,
  onChange,
  error,
  note,
  removeLabel,
}: LibraryPictureFieldProps) {
  return (
    <Input.Wrapper label={label} labelElement="div" description={note} error={error} data-wide>
      <PictureRow
        removeLabel={removeLabel}
        onRemove={() => onChange('')}
        value={value}
        picture={
          <Center className={frame.frame} maw={288} c="dimmed">
            {value ? (
              <ResponsiveImage path={value} alt="" sizes="15rem" ratio={3 / 2} />
            ) : (
              <IconPhoto size={28} stroke={1.3} aria-hidden />
            )}
          </Center>
        }
      >
        <LibraryPicker
          label={label}
          value={value ? [value] : []}
          most={1}
          onChange={([path]) => onChange(path ?? '')}
        />
      </PictureRow>
    </Input.Wrapper>
  );
}
