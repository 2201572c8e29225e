import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './project-pictures.module.css';
import { useCarousel } from './use-carousel';

interface ProjectPicturesProps {
  title: string;
  /** The main picture, then the gallery. */
  pictures: string[];
}

/** One picture at a time, never cropped. A thumb swipes, arrow keys and buttons step, dots jump. */
export function ProjectPictures({ title, pictures }: ProjectPicturesProps) {
  const { t } = useTranslation(['projects', 'site']);
  const shown: (string | null)[] = pictures.length > 0 ? pictures : [null];
  const total = shown.length;
  const { track, index, show, onScroll } = useCarousel(total);
  return (
    <section className={classes.pictures} aria-label={t('detail.images', { title })}>
      <ul ref={track} tabIndex={0} className={classes.track} onScroll={onScroll}>
        {shown.map((path, position) => (
          <li key={path} className={classes.slide}>
            <ResponsiveImage
              path={path}
              alt={t('detail.image', { title, number: position + 1, total })}
              sizes="(width < 64rem) 100vw, 56vw"
              fit="contain"
              priority={position === 0}
              className={classes.picture}
            />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={classes.controls}>
          <button type="button" aria-label={t('site:action.previous')} onClick={() => show(index - 1)}>
            <IconArrowLeft size={24} stroke={1.25} aria-hidden />
          </button>
          <p className={classes.counter} aria-live="polite">
            {t('detail.counter', { number: index + 1, total })}
          </p>
          <button type="button" aria-label={t('site:action.next')} onClick={() => show(index + 1)}>
            <IconArrowRight size={24} stroke={1.25} aria-hidden />
          </button>
          <ul className={classes.dots}>
            {shown.map((path, position) => (
              <li key={path}>
                <button
                  type="button"
                  aria-label={t('detail.showImage', { number: position + 1 })}
                  aria-current={position === index ? 'true' : undefined}
                  onClick={() => show(position)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
