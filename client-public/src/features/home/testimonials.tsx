import { useListTestimonials } from '@consultancy/client-shared/api/generated/testimonials/testimonials';
import type { PublicTestimonialDto } from '@consultancy/client-shared/api/model';
import { initialsOf } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { CardBoundary, ResponsiveImage } from '@consultancy/client-shared/ui';
import { Box, Center, Container, Text } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconPlayerPause,
  IconPlayerPlay,
  IconStarFilled,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useDataSaver } from '../../lib/data-saver';
import { EnglishNote, langOf } from '../../ui/content-language';
import { Dots } from '../../ui/dots';
import { Columns, Group, Stack } from '../../ui/layout';
import classes from './testimonials.module.css';
import { useAutoAdvance } from './use-auto-advance';

/** What clients say; where nobody says anything, or it cannot be had, the page goes on without it. */
export function Testimonials() {
  const { data } = useListTestimonials({ 'Accept-Language': useLanguage() });
  const testimonials = data?.data ?? [];
  return testimonials.length > 0 && <Quotes testimonials={testimonials} />;
}

function Quotes({ testimonials }: { testimonials: PublicTestimonialDto[] }) {
  const t = useTranslations('home');
  const tSite = useTranslations('site');
  const { index, show, isPlaying, toggle, isMoving, pauseProps } = useAutoAdvance(testimonials.length);
  return (
    <Box
      component="section"
      py="section"
      bg="var(--white)"
      aria-labelledby="testimonials"
      aria-roledescription="carousel"
    >
      <Container {...pauseProps}>
        <Columns parts="3fr 9fr">
          <Text component="h2" id="testimonials" c="dimmed" fz="lg" lts={0}>
            {t('testimonials.heading')}
          </Text>
          <div className={classes.quotes} aria-live={isMoving ? 'off' : 'polite'}>
            {testimonials.map((testimonial, place) => (
              <CardBoundary key={testimonial.id} of={testimonial}>
                <Quote testimonial={testimonial} isShown={place === index} />
              </CardBoundary>
            ))}
          </div>
          {testimonials.length > 1 && (
            <Group gap="xs" ml="-0.75rem" className={classes.controls}>
              <button type="button" aria-label={tSite('action.previous')} onClick={() => show(index - 1)}>
                <IconArrowLeft size={24} stroke={1.25} aria-hidden />
              </button>
              <Dots
                total={testimonials.length}
                index={index}
                nameOf={(number) => t('testimonials.show', { number: String(number) })}
                onShow={show}
              />
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
            </Group>
          )}
        </Columns>
      </Container>
    </Box>
  );
}

interface QuoteProps {
  testimonial: PublicTestimonialDto;
  isShown: boolean;
}

function Quote({ testimonial, isShown }: QuoteProps) {
  const t = useTranslations('home');
  const { isOn } = useDataSaver();
  const { name, position, company, content, rating, image } = testimonial;
  return (
    <Stack component="figure" gap="lg" className={classes.quote} mod={{ shown: isShown }} inert={!isShown}>
      <Group gap="half" role="img" aria-label={t('testimonials.stars', { rating: String(rating) })}>
        {Array.from({ length: 5 }, (_, star) => (
          <IconStarFilled
            key={star}
            size={18}
            aria-hidden
            color={`var(--${star < rating ? 'ochre' : 'line'})`}
          />
        ))}
      </Group>
      <blockquote className={classes.words} lang={langOf(testimonial, 'content')}>
        {content}
      </blockquote>
      <Group component="figcaption" wrap="nowrap" c="dimmed" lh={1.4}>
        <Center
          w="3.5rem"
          h="3.5rem"
          bdrs="50%"
          bg="var(--juniper-tint)"
          c="juniper"
          fw={600}
          flex="none"
          style={{ overflow: 'hidden' }}
          aria-hidden
        >
          {image && !isOn ? <ResponsiveImage path={image} alt="" sizes="4rem" ratio={1} /> : initialsOf(name)}
        </Center>
        <div>
          <Text c="var(--ink)" fw={600} lang={langOf(testimonial, 'name')}>
            {name}
          </Text>
          <span lang={langOf(testimonial, 'position')}>{position}</span>
          {' · '}
          <span lang={langOf(testimonial, 'company')}>{company}</span>
          <EnglishNote of={testimonial} names={['content']} />
        </div>
      </Group>
    </Stack>
  );
}
