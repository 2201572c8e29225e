import { Container, Title } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { ViewedPicture } from '../../lib/dialogs';
import { SimpleGrid } from '../../ui/layout';
import { SitePicture } from '../../ui/site-picture';
import { barOf, groupByScale, metresOf, rowsOf } from './drawing-scale';
import { PictureCaption } from './picture-caption';
import { PictureLink } from './picture-link';
import { isDrawn } from './pictures-of';
import classes from './project-drawings.module.css';
import { NorthArrow, ScaleBar } from './scale-bar';

interface ProjectDrawingsProps {
  title: string;
  /** All pictures, photographs too: the viewer leads on to them. */
  pictures: ViewedPicture[];
}

/** Drawings and plans, whole and each with what it shows; those whose width is known at one scale. */
export function ProjectDrawings({ title, pictures }: ProjectDrawingsProps) {
  const t = useTranslations('projects');
  const drawings = pictures.filter(isDrawn);
  if (drawings.length === 0) return null;
  const others = drawings.filter((drawing) => metresOf(drawing) === 0);
  return (
    <section aria-labelledby="drawings" className={classes.section}>
      <Container>
        <Title order={2} id="drawings" mb="xl">
          {t('drawings')}
        </Title>
        {groupByScale(drawings).map((group) => (
          <AtOneScale key={group[0]?.path} title={title} pictures={pictures} drawings={group} />
        ))}
        {others.length > 0 && (
          <SimpleGrid
            cols={{ base: 1, lg: others.length === 1 ? 1 : 2 }}
            verticalSpacing="xl"
            style={{ alignItems: 'start' }}
          >
            {others.map((drawing) => (
              <figure key={drawing.path}>
                <div className={classes.sheet}>
                  <Drawing
                    title={title}
                    pictures={pictures}
                    drawing={drawing}
                    sizes={
                      others.length === 1 ? '(width < 82.5rem) 92vw, 82.5rem' : '(width < 64rem) 92vw, 46vw'
                    }
                    className={classes.drawing}
                  />
                </div>
                <Caption drawing={drawing} />
              </figure>
            ))}
          </SimpleGrid>
        )}
      </Container>
    </section>
  );
}

/** On one sheet, beside one another where there is space; on a phone the sheet scrolls. */
function AtOneScale({ drawings, ...all }: ProjectDrawingsProps & { drawings: ViewedPicture[] }) {
  const { count, metres, ratio } = rowsOf(drawings);
  const length = barOf(drawings.map(metresOf));
  return (
    <div className={classes.scroll}>
      <div className={classes.rows} style={{ '--count': count, '--ratio': ratio } as CSSProperties}>
        {drawings.map((drawing) => {
          const share = metresOf(drawing) / metres;
          const vw = `${Math.ceil(92 * share)}vw`;
          return (
            <figure
              key={drawing.path}
              className={classes.scaled}
              style={{ '--share': share } as CSSProperties}
            >
              <Drawing
                {...all}
                drawing={drawing}
                sizes={`(width < 48rem) max(${vw}, ${Math.ceil(14 * count * share)}rem), (width < 82.5rem) ${vw}, ${82.5 * share}rem`}
              />
              <ScaleBar width={metresOf(drawing)} length={length} />
              <Caption drawing={drawing} />
            </figure>
          );
        })}
      </div>
    </div>
  );
}

interface DrawingProps extends ProjectDrawingsProps {
  drawing: ViewedPicture;
  sizes: string;
  className?: string;
}

function Drawing({ title, pictures, drawing, sizes, className }: DrawingProps) {
  return (
    <SitePicture
      path={drawing.path}
      picture={drawing.known}
      alt={drawing.alt}
      sizes={sizes}
      className={className}
      within={(image) => (
        <PictureLink title={title} pictures={pictures} index={pictures.indexOf(drawing)}>
          {image}
        </PictureLink>
      )}
    />
  );
}

/** What a drawing shows, and where north is on it. */
function Caption({ drawing }: { drawing: ViewedPicture }) {
  const degrees = drawing.known?.northDegrees ?? null;
  const arrow = degrees !== null && <NorthArrow degrees={degrees} />;
  return <PictureCaption of={drawing} mark={arrow} />;
}
