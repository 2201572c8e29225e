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
      <FeaturedProjects />
      <ServicesGrid />
      <LatestPosts />
      <Testimonials />
      <CallToAction />
    </>
  );
}
