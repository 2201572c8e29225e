import { Container } from '@mantine/core';
import { initialsOf } from '@consultancy/client-shared/format';
import {
  IconArrowLeft,
  IconArrowRight,
  IconPlayerPause,
  IconPlayerPlay,
  IconStarFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './testimonials.module.css';
import { useAutoAdvance } from './use-auto-advance';

/** Keys of the texts under `testimonials`. */
const TESTIMONIALS = ['first', 'second', 'third', 'fourth'] as const;

export function Testimonials() {
  const { t } = useTranslation(['home', 'site']);
  const { index, show, isPlaying, toggle, isMoving, pauseProps } = useAutoAdvance(TESTIMONIALS.length);
  return (
    <section className={classes.section} aria-labelledby="testimonials" aria-roledescription="carousel">
      <Container className={classes.frame} {...pauseProps}>
        <h2 id="testimonials" className={classes.heading}>
          {t('testimonials.heading')}
        </h2>
        <div className={classes.quotes} aria-live={isMoving ? 'off' : 'polite'}>
          {TESTIMONIALS.map((name, position) => (
            <Quote key={name} name={name} isShown={position === index} />
          ))}
        </div>
        <div className={classes.controls}>
          <button type="button" aria-label={t('site:action.previous')} onClick={() => show(index - 1)}>
            <IconArrowLeft size={24} stroke={1.25} aria-hidden />
          </button>
          <ul className={classes.dots}>
            {TESTIMONIALS.map((name, position) => (
              <li key={name}>
                <button
                  type="button"
                  aria-label={t('testimonials.show', { number: position + 1 })}
                  aria-current={position === index ? 'true' : undefined}
                  onClick={() => show(position)}
                />
              </li>
            ))}
          </ul>
          <button type="button" aria-label={t('site:action.next')} onClick={() => show(index + 1)}>
            <IconArrowRight size={24} stroke={1.25} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={t(isPlaying ? 'testimonials.pause' : 'testimonials.play')}
            onClick={toggle}
          >
            {isPlaying ? (
              <IconPlayerPause size={24} stroke={1.25} aria-hidden />
            ) : (
              <IconPlayerPlay size={24} stroke={1.25} aria-hidden />
            )}
          </button>
        </div>
      </Container>
    </section>
  );
}

interface QuoteProps {
  name: (typeof TESTIMONIALS)[number];
  isShown: boolean;
}

function Quote({ name, isShown }: QuoteProps) {
  const { t } = useTranslation(['home', 'site']);
  const rating = Number(t(`quotes.${name}.rating`));
  const person = t(`quotes.${name}.name`);
  return (
    <figure className={classes.quote} data-shown={isShown || undefined} inert={!isShown}>
      <div className={classes.stars} role="img" aria-label={t('testimonials.stars', { rating })}>
        {Array.from({ length: 5 }, (_, star) => (
          <IconStarFilled key={star} size={18} aria-hidden data-off={star >= rating || undefined} />
        ))}
      </div>
      <blockquote className={classes.words}>{t(`quotes.${name}.content`)}</blockquote>
      <figcaption className={classes.person}>
        <span className={classes.portrait} aria-hidden>
          {initialsOf(person)}
        </span>
        <span>
          <strong>{person}</strong>
          {`${t(`quotes.${name}.position`)} · ${t(`quotes.${name}.company`)}`}
        </span>
      </figcaption>
    </figure>
  );
}
