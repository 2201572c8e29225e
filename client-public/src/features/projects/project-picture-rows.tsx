import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { ViewedPicture } from '../../lib/dialogs';
import { Stack } from '../../ui/layout';
import { SitePicture } from '../../ui/site-picture';
import { PictureCaption } from './picture-caption';
import { PictureLink } from './picture-link';
import { arrangeRows, ratioOf } from './pictures-of';
import classes from './project-picture-rows.module.css';

interface ProjectPictureRowsProps {
  title: string;
  /** All pictures: the viewer leads on to them. */
  pictures: ViewedPicture[];
  /** Those that stand here. */
  shown: ViewedPicture[];
}

/** The pictures below the text, whole: those of a row are of one height. */
export function ProjectPictureRows({ title, pictures, shown }: ProjectPictureRowsProps) {
  const t = useTranslations('projects');
  if (shown.length === 0) return null;
  return (
    <Stack component="section" gap="grid" aria-label={t('detail.images', { title })} data-folded>
      {arrangeRows(shown).map((row) => (
        <div key={row[0]?.path} className={classes.row}>
          {row.map((picture) => (
            <figure
              key={picture.path}
              className={classes.cell}
              style={{ '--ratio': ratioOf(picture.path) } as CSSProperties}
            >
              <SitePicture
                path={picture.path}
                picture={picture.known}
                alt={picture.alt}
                sizes={`(width < 48rem) 92vw, (width < 82.5rem) ${92 / row.length}vw, ${82.5 / row.length}rem`}
                within={(image) => (
                  <PictureLink title={title} pictures={pictures} index={pictures.indexOf(picture)}>
                    {image}
                  </PictureLink>
                )}
              />
              <PictureCaption of={picture} />
            </figure>
          ))}
        </div>
      ))}
    </Stack>
  );
}
