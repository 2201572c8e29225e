import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useIsOverGallery } from '../../lib/over-gallery';
import { loadPageAnew } from '../../ui/load-page-anew';
import { projectDialogQuery } from './project-dialog-query';
import { ProjectPage } from './project-page';
import classes from './project-page.module.css';

/** `/projects/{slug}`: a page of its own, or the same project over the gallery that it was opened from. */
export function ProjectRoute() {
  return useIsOverGallery() ? <ProjectOverGallery /> : <ProjectPage />;
}

/** The page of a project needs neither dialog nor carousel. If these cannot be loaded, the gallery stays. */
function ProjectOverGallery() {
  const t = useTranslations('shared');
  const query = useQuery(projectDialogQuery);
  const retry = async () => {
    const { isError } = await query.refetch();
    // Loaded anew, the address is the page of the project.
    if (isError) await loadPageAnew();
  };
  return (
    <QueryOutcome
      query={query}
      pending={null}
      error={() => (
        <div className={classes.failure}>
          <OutcomePanel title={t('offline')} onRetry={() => void retry()} busy={query.isFetching} />
        </div>
      )}
    >
      {({ Content }) => <Content />}
    </QueryOutcome>
  );
}
