import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { ApiError } from '@consultancy/client-shared/api';
import { getListProjectsQueryKey } from '@consultancy/client-shared/api/generated/projects/projects';
import type { PublicProjectPageEnvelope } from '@consultancy/client-shared/api/model';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useOpenDialogs } from '../../dialogs';
import { paths } from '../../paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Spinner } from '../../ui/spinner';
import { Link } from '../../ui/link';
import classes from './project-detail-modal.module.css';
import { ProjectDetails } from './project-details';
import { projectQuery } from './project-queries';

/** `/projects/{slug}`: the project over the gallery. What the gallery knows of it is shown at once. */
export function ProjectDetailModal() {
  const { t } = useTranslation('projects');
  const { slug = '' } = useParams();
  const queryClient = useQueryClient();
  const close = useCloseToGallery();
  useFocusReturnAtEnd();
  // Escape closes what lies over it first.
  const isOnTop = useOpenDialogs().length === 0;
  const query = useQuery({
    ...projectQuery(slug),
    placeholderData: () => {
      const gallery = queryClient.getQueriesData<PublicProjectPageEnvelope>({
        queryKey: getListProjectsQueryKey(),
        // A project's own query begins with the same words, followed by its name.
        predicate: ({ queryKey }) => typeof queryKey.at(-1) === 'object',
      });
      const known = gallery.flatMap(([, page]) => page?.data.data ?? []).find((each) => each.slug === slug);
      return known && { success: true as const, message: '', data: known };
    },
  });

  return (
    <Modal.Root
      id="project"
      opened
      onClose={close}
      closeOnEscape={isOnTop}
      // The server has rendered it in the page already.
      withinPortal={false}
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={query.data?.data.title ?? t('detail.loading')}>
        <CloseLink onClose={close} />
        <QueryOutcome
          query={query}
          pending={<Spinner label={t('detail.loading')} />}
          error={(failure, retry) =>
            failure instanceof ApiError && failure.status === 404 ? (
              <MissingProject />
            ) : (
              <OutcomePanel failure={failure} onRetry={retry} />
            )
          }
        >
          {({ data }) => <ProjectDetails key={data.id} project={data} />}
        </QueryOutcome>
      </Modal.Content>
    </Modal.Root>
  );
}

/** A link, so that it leads to the gallery before the scripts are there, or without them. */
function CloseLink({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('site');
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: paths.projects, search }}
      className={classes.close}
      aria-label={t('action.close')}
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <IconX size={26} stroke={1.5} aria-hidden />
    </Link>
  );
}

function MissingProject() {
  const { t } = useTranslation(['projects', 'site']);
  return (
    <div className={classes.missing}>
      <Modal.Title>{t('detail.missingTitle')}</Modal.Title>
      <p>{t('detail.missingText')}</p>
      <ArrowLink to={paths.projects}>{t('detail.backToProjects')}</ArrowLink>
    </div>
  );
}

/** Back to the gallery as it was left, or to it when the project was opened from a link. */
function useCloseToGallery(): () => void {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const cameFromGallery = (state as { fromGallery?: boolean } | null)?.fromGallery === true;
  return () => {
    if (cameFromGallery) void navigate(-1);
    else void navigate({ pathname: paths.projects, search }, { replace: true, preventScrollReset: true });
  };
}

/** Gives the focus back to the link that led here. */
function useFocusReturnAtEnd(): void {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    return () => before?.focus({ preventScroll: true });
  }, []);
}
