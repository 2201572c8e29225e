import { ErrorPanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useIsOverGallery } from '../../lib/over-gallery';
import layout from '../../ui/layout.module.css';
import { loadPageAnew } from '../../ui/load-page-anew';
import { projectDialogQuery } from './project-dialog-query';
import { ProjectPage } from './project-page';

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
        // Within sight, wherever in the gallery one is.
        <Box
          className={layout.ruled}
          pos="fixed"
          bottom={0}
          left={0}
          w="100%"
          p="lg"
          bg="var(--paper)"
          style={{ zIndex: 100 }}
        >
          <ErrorPanel title={t('offline')} onRetry={() => void retry()} busy={query.isFetching} />
        </Box>
      )}
    >
      {({ Content }) => <Content />}
    </QueryOutcome>
  );
}
