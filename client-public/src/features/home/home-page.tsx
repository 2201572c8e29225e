import { Suspense } from 'react';
import { CallToAction } from './call-to-action';
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
