import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Container } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ViewedPicture } from '../../dialogs';
import { PictureLink } from './picture-link';
import { isDrawn } from './pictures-of';
import classes from './project-drawings.module.css';

interface ProjectDrawingsProps {
  title: string;
  /** All pictures, photographs too: the viewer leads on to them. */
  pictures: ViewedPicture[];
}

/** Drawings and plans, whole and each with what it shows; in the viewer their dimensions can be read. */
export function ProjectDrawings({ title, pictures }: ProjectDrawingsProps) {
  const t = useTranslations('projects');
  const drawings = pictures.filter(isDrawn);
  if (drawings.length === 0) return null;
  return (
    <section aria-labelledby="drawings" className={classes.section}>
      <Container>
        <h2 id="drawings" className={classes.heading}>
          {t('drawings')}
        </h2>
        <div className={classes.grid} data-alone={drawings.length === 1 || undefined}>
          {drawings.map((drawing) => (
            <figure key={drawing.path}>
              <div className={classes.sheet}>
                <PictureLink title={title} pictures={pictures} index={pictures.indexOf(drawing)}>
                  <ResponsiveImage
                    path={drawing.path}
                    picture={drawing.known}
                    alt={drawing.alt}
                    sizes={
                      drawings.length === 1 ? '(width < 82.5rem) 92vw, 82.5rem' : '(width < 64rem) 92vw, 46vw'
                    }
                    className={classes.drawing}
                  />
                </PictureLink>
              </div>
              {drawing.known?.alt && (
                // The picture says it already to those who do not see it.
                <figcaption
                  aria-hidden
                  className={classes.caption}
                  lang={drawing.known.fallbacks.includes('alt') ? 'en' : undefined}
                >
                  {drawing.known.alt}
                </figcaption>
              )}
            </figure>
          ))}
        </div>
      </Container>
    </section>
  );
}
