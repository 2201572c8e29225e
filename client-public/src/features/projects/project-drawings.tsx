import { Container, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ViewedPicture } from '../../lib/dialogs';
import { SimpleGrid } from '../../ui/layout';
import { SitePicture } from '../../ui/site-picture';
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
        <Title order={2} id="drawings" mb="xl">
          {t('drawings')}
        </Title>
        <SimpleGrid
          cols={{ base: 1, lg: drawings.length === 1 ? 1 : 2 }}
          verticalSpacing="xl"
          style={{ alignItems: 'start' }}
        >
          {drawings.map((drawing) => (
            <figure key={drawing.path}>
              <div className={classes.sheet}>
                <SitePicture
                  path={drawing.path}
                  picture={drawing.known}
                  alt={drawing.alt}
                  sizes={
                    drawings.length === 1 ? '(width < 82.5rem) 92vw, 82.5rem' : '(width < 64rem) 92vw, 46vw'
                  }
                  className={classes.drawing}
                  within={(image) => (
                    <PictureLink title={title} pictures={pictures} index={pictures.indexOf(drawing)}>
                      {image}
                    </PictureLink>
                  )}
                />
              </div>
              {drawing.known?.alt && (
                // The picture says it already to those who do not see it.
                <Text
                  component="figcaption"
                  aria-hidden
                  c="dimmed"
                  fz="sm"
                  mt="xs"
                  lang={drawing.known.fallbacks.includes('alt') ? 'en' : undefined}
                >
                  {drawing.known.alt}
                </Text>
              )}
            </figure>
          ))}
        </SimpleGrid>
      </Container>
    </section>
  );
}
