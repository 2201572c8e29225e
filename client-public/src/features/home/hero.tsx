import { pictureAt } from '@consultancy/client-shared/api';
import { Button, Container, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { HERO_PICTURE } from '../../lib/hero-picture';
import { paths } from '../../lib/paths';
import { useSiteCopy } from '../../lib/site-copy';
import { langOf } from '../../ui/content-language';
import { Group } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import { SitePicture } from '../../ui/site-picture';
import classes from './hero.module.css';
import { useVideoWelcome } from './use-video-welcome';

/** Comes with the first film that is welcome; where it cannot be had, the picture stays. */
const HeroVideo = lazy(() =>
  import('./hero-video').then(
    ({ HeroVideo }) => ({ default: HeroVideo }),
    () => ({ default: () => null }),
  ),
);

export function Hero() {
  const t = useTranslations('home');
  const tSite = useTranslations('site');
  const words = useSiteCopy();
  const { heroImage, heroFilm } = words;
  const { isWelcome, mayMove } = useVideoWelcome();
  return (
    <section id="home" className={classes.hero} aria-labelledby="hero-headline">
      {/* Without priority: on a slow line the words come first, and it would share the line with their styles. */}
      <SitePicture
        path={heroImage ?? HERO_PICTURE}
        picture={pictureAt(words.pictures, heroImage)}
        alt=""
        sizes="100vw"
        className={classes.picture}
      />
      {/* The site's own film shows what its own picture does. */}
      {isWelcome && (heroFilm || !heroImage) && (
        <Suspense>
          <HeroVideo key={heroFilm} film={heroFilm} mayMove={mayMove} />
        </Suspense>
      )}
      <Container className={classes.words}>
        {/* Large letters have room at their left; without it they are in line with the text below. */}
        <Title
          id="hero-headline"
          fz="var(--text-hero)"
          maw="15ch"
          ml="-0.045em"
          lang={langOf(words, 'heroHeadline')}
        >
          {words.heroHeadline ?? t('hero.headline')}
        </Title>
        <Text fz="lg" maw="36rem" mt="md" mb="xl" lang={langOf(words, 'heroText')}>
          {words.heroText ?? t('hero.text')}
        </Text>
        <Group className={layout.actions}>
          <Button component={Link} to={paths.projects} variant="light">
            {tSite('action.exploreWork')}
          </Button>
          <Button component={Link} to={paths.consultation} variant="light-outline">
            {tSite('action.bookConsultation')}
          </Button>
        </Group>
      </Container>
    </section>
  );
}
