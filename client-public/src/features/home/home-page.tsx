import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { figuresOf, useSiteCopy } from '../../lib/site-copy';
import { langOf } from '../../ui/content-language';
import { Figures } from '../../ui/figures';
import { Invitation } from '../../ui/invitation';
import { FeaturedProjects } from './featured-projects';
import { Hero } from './hero';
import { LatestPosts } from './latest-posts';
import { ServicesGrid } from './services-grid';
import { Testimonials } from './testimonials';

export function HomePage() {
  return (
    <>
      <Hero />
      {/* Compared with the server's page once all above answers, or when it is pressed. Nothing here is filled in. */}
      <Suspense>
        <FeaturedProjects />
        <ServicesGrid />
        <LatestPosts />
        <Testimonials />
        <CallToAction />
      </Suspense>
    </>
  );
}

function CallToAction() {
  const t = useTranslations('home');
  const words = useSiteCopy();
  return (
    <Invitation
      heading={words.callHeading ?? t('cta.heading')}
      text={words.callText ?? t('cta.text')}
      lang={langOf(words, 'callHeading', 'callText')}
    >
      <Figures label={t('facts.label')} lang={langOf(words, 'figureLabels')} figures={figuresOf(words)} />
    </Invitation>
  );
}
