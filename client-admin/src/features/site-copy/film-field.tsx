import { Button, Center, Input } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { FileChoice } from '../../ui/file-choice';
import frame from '../../ui/form-page/picture-frame.module.css';
import { PictureRow } from '../../ui/form-page/picture-row';

const LARGEST_BYTES = 12 * 1024 * 1024;
const KINDS = ['video/mp4', 'video/webm'];

interface FilmFieldProps {
  label: string;
  /** Path of the film that plays now, or the file that takes its place. */
  value: File | string | null;
  onChange: (film: File | null) => void;
  /** Called with the reason when a file is no film or too large; the value stays. */
  onRefuse: (reason: string) => void;
  error?: ReactNode;
  /** Path of the picture that is shown until it plays. */
  poster: string;
}

/** One short film: how it looks, and the ways to choose another one. */
export function FilmField({ label, value, onChange, onRefuse, error, poster }: FilmFieldProps) {
  const t = useTranslations();
  const id = useId();
  const choose = (file: File) => {
    if (!KINDS.includes(file.type)) onRefuse(t('siteCopy.film.notFilm'));
    else if (file.size > LARGEST_BYTES) onRefuse(t('siteCopy.film.tooLarge'));
    else onChange(file);
  };
  const action = t(value ? 'siteCopy.film.replace' : 'siteCopy.film.choose');
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={t('siteCopy.film.note')}
      error={error}
      errorProps={{ id }}
      data-wide
    >
      <PictureRow
        removeLabel={t('siteCopy.film.remove')}
        onRemove={() => onChange(null)}
        value={value}
        picture={
          <Center className={frame.frame} maw={288} c="dimmed">
            {typeof value === 'string' ? (
              <video
                key={value}
                src={value}
                poster={poster || undefined}
                aria-label={t('siteCopy.film.preview')}
                controls
                muted
                playsInline
                preload="none"
              />
            ) : (
              <IconMovie size={28} stroke={1.3} aria-hidden />
            )}
          </Center>
        }
      >
        <FileChoice accept={KINDS.join(',')} label={action} onChoose={choose}>
          {(props) => (
            <Button {...props} variant="default" aria-describedby={error ? id : undefined}>
              {action}
            </Button>
          )}
        </FileChoice>
      </PictureRow>
    </Input.Wrapper>
  );
}
