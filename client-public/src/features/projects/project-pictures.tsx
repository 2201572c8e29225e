import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Carousel } from '@mantine/carousel';
import { ActionIcon, Box, Text } from '@mantine/core';
import { useHotkeys, useReducedMotion } from '@mantine/hooks';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { EmblaCarouselType } from 'embla-carousel';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOpenDialogs, type ViewedPicture } from '../../lib/dialogs';
import { Dots } from '../../ui/dots';
import { GrowingPicture } from '../../ui/growing-picture';
import { Group } from '../../ui/layout';
import { SitePicture } from '../../ui/site-picture';
import { PictureCaption } from './picture-caption';
import { PictureLink } from './picture-link';
import { ratioOf } from './pictures-of';
import classes from './project-pictures.module.css';

interface ProjectPicturesProps {
  /** Of the project. */
  id: number;
  title: string;
  /** The main picture, then the gallery. */
  pictures: ViewedPicture[];
}

/** One picture at a time, never cropped. A thumb swipes, arrow keys and buttons step, dots jump. */
export function ProjectPictures({ id, title, pictures }: ProjectPicturesProps) {
  const t = useTranslations('projects');
  const tSite = useTranslations('site');
  const shown: (ViewedPicture | null)[] = pictures.length > 0 ? pictures : [null];
  const total = shown.length;
  const { start, index, setIndex, show } = useSteps(total);
  return (
    <section className={classes.pictures} aria-label={t('detail.images', { title })}>
      <Carousel
        getEmblaApi={start}
        onSlideChange={setIndex}
        // Its own words would be English ones; the section around it has a name.
        role="presentation"
        aria-roledescription=""
        withControls={false}
        withKeyboardEvents={false}
        emblaOptions={{ loop: total > 1 }}
        classNames={{
          root: classes.carousel,
          viewport: classes.viewport,
          container: classes.row,
          slide: classes.slide,
        }}
      >
        {shown.map((picture, position) => (
          <Carousel.Slide
            key={picture?.path}
            aria-label={t('detail.counter', { number: String(position + 1), total: String(total) })}
            aria-roledescription=""
          >
            {picture ? (
              <figure
                className={classes.figure}
                style={{ '--ratio': ratioOf(picture.path) } as CSSProperties}
              >
                <SitePicture
                  path={picture.path}
                  picture={picture.known}
                  alt={picture.alt}
                  sizes="(width < 64rem) 100vw, 56vw"
                  priority={position === 0}
                  className={classes.picture}
                  within={(image) => (
                    <PictureLink title={title} pictures={pictures} index={position}>
                      {position === 0 ? <GrowingPicture id={id}>{image}</GrowingPicture> : image}
                    </PictureLink>
                  )}
                />
                <PictureCaption of={picture} />
              </figure>
            ) : (
              <ResponsiveImage path={null} alt="" sizes="100vw" ratio={3 / 2} />
            )}
          </Carousel.Slide>
        ))}
      </Carousel>
      {total > 1 && (
        <Group gap="xs" p="xs">
          <ActionIcon aria-label={tSite('action.previous')} onClick={() => show(index - 1)}>
            <IconArrowLeft size={24} stroke={1.25} aria-hidden />
          </ActionIcon>
          <Text miw="3.5rem" ta="center" aria-live="polite">
            {t('detail.counter', { number: String(index + 1), total: String(total) })}
          </Text>
          <ActionIcon aria-label={tSite('action.next')} onClick={() => show(index + 1)}>
            <IconArrowRight size={24} stroke={1.25} aria-hidden />
          </ActionIcon>
          <Box ml="auto">
            <Dots
              total={total}
              index={index}
              nameOf={(number) => t('detail.showImage', { number: String(number) })}
              onShow={show}
            />
          </Box>
        </Group>
      )}
    </section>
  );
}

/** The picture in view, and the way to another; both ends meet. */
function useSteps(total: number) {
  const [carousel, setCarousel] = useState<EmblaCarouselType | null>(null);
  const [index, setIndex] = useState(0);
  const isCalm = useReducedMotion();
  const show = (position: number) => carousel?.scrollTo((position + total) % total, isCalm);
  // In a dialog over this one the arrow keys move the caret and choose the stars.
  const isOnTop = useOpenDialogs().length === 0;
  useHotkeys(
    isOnTop
      ? [
          ['ArrowLeft', () => show(index - 1)],
          ['ArrowRight', () => show(index + 1)],
        ]
      : [],
  );

  /** Goes on where the pictures were swiped to before the scripts were there. */
  function start(api: EmblaCarouselType) {
    const row = api.rootNode();
    if (row.scrollLeft > 0) api.scrollTo(Math.round(row.scrollLeft / row.clientWidth), true);
    row.scrollLeft = 0;
    setCarousel(api);
  }

  return { start, index, setIndex, show };
}
