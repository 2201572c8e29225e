import { Container } from '@mantine/core';
import type { PublicTestimonialDto } from '@consultancy/client-shared/api/model';
import { initialsOf } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { CardBoundary, ResponsiveImage } from '@consultancy/client-shared/ui';
import {
  IconArrowLeft,
  IconArrowRight,
  IconPlayerPause,
  IconPlayerPlay,
  IconStarFilled,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { EnglishNote, langOf } from '../../ui/content-language';
import { testimonialsQuery } from './home-queries';
import classes from './testimonials.module.css';
import { useAutoAdvance } from './use-auto-advance';

/** What clients say; where nobody says anything, or it cannot be had, the page goes on without it. */
export function Testimonials() {
  const { data } = useQuery(testimonialsQuery(useLanguage()));
  const testimonials = data?.data ?? [];
  return testimonials.length > 0 && <Quotes testimonials={testimonials} />;
}

function Quotes({ testimonials }: { testimonials: PublicTestimonialDto[] }) {
  const t = useTranslations('home');
  const tSite = useTranslations('site');
  const { index, show, isPlaying, toggle, isMoving, pauseProps } = useAutoAdvance(testimonials.length);
  return (
    <section className={classes.section} aria-labelledby="testimonials" aria-roledescription="carousel">
      <Container className={classes.frame} {...pauseProps}>
        <h2 id="testimonials" className={classes.heading}>
          {t('testimonials.heading')}
        </h2>
        <div className={classes.quotes} aria-live={isMoving ? 'off' : 'polite'}>
          {testimonials.map((testimonial, place) => (
            <CardBoundary key={testimonial.id} of={testimonial}>
              <Quote testimonial={testimonial} isShown={place === index} />
            </CardBoundary>
          ))}
        </div>
        {testimonials.length > 1 && (
          <div className={classes.controls}>
            <button type="button" aria-label={tSite('action.previous')} onClick={() => show(index - 1)}>
              <IconArrowLeft size={24} stroke={1.25} aria-hidden />
            </button>
            <ul className={classes.dots}>
              {testimonials.map(({ id }, position) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-label={t('testimonials.show', { number: String(position + 1) })}
                    aria-current={position === index ? 'true' : undefined}
                    onClick={() => show(position)}
                  />
                </li>
              ))}
            </ul>
            <button type="button" aria-label={tSite('action.next')} onClick={() => show(index + 1)}>
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
        )}
      </Container>
    </section>
  );
}

interface QuoteProps {
  testimonial: PublicTestimonialDto;
  isShown: boolean;
}

function Quote({ testimonial, isShown }: QuoteProps) {
  const t = useTranslations('home');
  const { name, position, company, content, rating, image } = testimonial;
  return (
    <figure className={classes.quote} data-shown={isShown || undefined} inert={!isShown}>
      <div
        className={classes.stars}
        role="img"
        aria-label={t('testimonials.stars', { rating: String(rating) })}
      >
        {Array.from({ length: 5 }, (_, star) => (
          <IconStarFilled key={star} size={18} aria-hidden data-off={star >= rating || undefined} />
        ))}
      </div>
      <blockquote className={classes.words} lang={langOf(testimonial, 'content')}>
        {content}
      </blockquote>
      <figcaption className={classes.person}>
        <span className={classes.portrait} aria-hidden>
          {image ? <ResponsiveImage path={image} alt="" sizes="4rem" ratio={1} /> : initialsOf(name)}
        </span>
        <span>
          <strong lang={langOf(testimonial, 'name')}>{name}</strong>
          <span lang={langOf(testimonial, 'position')}>{position}</span>
          {' · '}
          <span lang={langOf(testimonial, 'company')}>{company}</span>
          <EnglishNote of={testimonial} names={['content']} />
        </span>
      </figcaption>
    </figure>
  );
}
