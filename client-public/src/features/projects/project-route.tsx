import { lazy, Suspense } from 'react';
import { useIsOverGallery } from '../../over-gallery';
import { ProjectPage } from './project-page';

// Whoever opens the page of a project needs neither dialog nor carousel.
const ProjectDetailModal = lazy(async () => ({
  default: (await import('./project-detail-modal')).ProjectDetailModal,
}));

/** `/projects/{slug}`: a page of its own, or the same project over the gallery that it was opened from. */
export function ProjectRoute() {
  if (!useIsOverGallery()) return <ProjectPage />;
  return (
    <Suspense>
      <ProjectDetailModal />
    </Suspense>
  );
}
