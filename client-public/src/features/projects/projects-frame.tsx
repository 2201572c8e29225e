import { Outlet, useParams } from 'react-router-dom';
import { useIsOverGallery } from '../../lib/over-gallery';
import { ProjectGallery } from './project-gallery';

/** `/projects` and what lies below it: the gallery, with a project over it or not, or a project that is a page of its own. */
export function ProjectsFrame() {
  const { slug } = useParams();
  const isOver = useIsOverGallery();
  return isOver || slug === undefined ? <ProjectGallery /> : <Outlet />;
}
