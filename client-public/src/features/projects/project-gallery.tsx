import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useTranslation } from 'react-i18next';
import { Outlet, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { ArrowLink } from '../../ui/arrow-link';
import { PageColumn } from '../../ui/page-column';
import { usePagedList } from '../../ui/paging';
import { ShowMore } from '../../ui/show-more';
import { Spinner } from '../../ui/spinner';
import { FilterBar } from './filter-bar';
import { ProjectGrid } from './project-grid';
import { arrangeProjects, type ProjectFilter, readFilter } from './project-filters';
import classes from './project-gallery.module.css';
import { galleryQuery } from './project-queries';

export function ProjectGallery() {
  const { t } = useTranslation('projects');
  const [search] = useSearchParams();
  const language = useLanguage();
  const filter = readFilter(search.get('filter'));
  const list = usePagedList((page) => galleryQuery(language, filter, page));
  return (
    <>
      <PageColumn title={t('title')} text={t('intro')}>
        <QueryOutcome
          query={list}
          pending={<Spinner label={t('loading')} />}
          error={(failure, retry) => <OutcomePanel title={t('failed')} failure={failure} onRetry={retry} />}
        >
          {(projects) => <ArrangedProjects projects={projects} filter={filter} />}
        </QueryOutcome>
        <ShowMore list={list} />
      </PageColumn>
      <Outlet />
    </>
  );
}

interface ArrangedProjectsProps {
  projects: PublicProjectDto[];
  filter: ProjectFilter;
}

/**
 * Featured projects first, then the rest. The filter bar belongs to the first list there is; it stays one
 * element in one place, so that the focus stays on the filter just chosen.
 */
function ArrangedProjects({ projects, filter }: ArrangedProjectsProps) {
  const { t } = useTranslation('projects');
  const { featured, rest } = arrangeProjects(projects);
  const hasFeatured = featured.length > 0;
  return (
    <>
      <h2 className={classes.heading}>{t(hasFeatured ? 'featuredHeading' : 'allHeading')}</h2>
      <FilterBar current={filter} />
      {hasFeatured && <ProjectGrid projects={featured} size="large" isFirst />}
      {hasFeatured && rest.length > 0 && <h2 className={classes.nextHeading}>{t('allHeading')}</h2>}
      {rest.length > 0 && <ProjectGrid projects={rest} size="small" isFirst={!hasFeatured} />}
      {!hasFeatured && rest.length === 0 && (
        <div className={classes.empty}>
          <p>{t('empty')}</p>
          {filter !== 'all' && <ArrowLink to={paths.projects}>{t('showAll')}</ArrowLink>}
        </div>
      )}
    </>
  );
}
