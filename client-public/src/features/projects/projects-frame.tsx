import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { useIsOverGallery } from '../../lib/over-gallery';
import { ComparePage } from './compare-page';
import { ProjectGallery } from './project-gallery';

/** `/projects` and what lies below it: the gallery, with a project over it or not, a comparison, or a project that is a page of its own. */
export function ProjectsFrame() {
  const { slug } = useParams();
  const isOver = useIsOverGallery();
  const [search] = useSearchParams();
  if (slug === undefined && search.has('compare')) return <ComparePage />;
  return isOver || slug === undefined ? <ProjectGallery /> : <Outlet />;
}
