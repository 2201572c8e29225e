import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useLocation } from 'react-router-dom';
import { fromGallery } from '../../lib/over-gallery';
import { paths } from '../../lib/paths';
import { langOf } from '../../ui/content-language';
import { Link } from '../../ui/link';

interface OpenLinkProps {
  project: PublicProjectDto;
  className?: string;
}

/** The title of a project, which opens it over the gallery. */
export function OpenLink({ project, className }: OpenLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: paths.project(project.slug), search }}
      state={fromGallery()}
      preventScrollReset
      className={className}
    >
      <span lang={langOf(project, 'title')}>{project.title}</span>
    </Link>
  );
}
