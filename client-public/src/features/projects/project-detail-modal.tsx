import { ApiError } from '@consultancy/client-shared/api';
import { ErrorPanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useFocusReturn } from '@consultancy/client-shared/ui/focus';
import { ActionIcon, Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useOpenDialogs } from '../../lib/dialogs';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Stack } from '../../ui/layout';
import { Spinner } from '../../ui/spinner';
import classes from './project-detail-modal.module.css';
import { ProjectDetails } from './project-details';
import { useProject } from './use-project';

/** The project over the gallery that it was opened from. */
export function ProjectDetailModal() {
  const t = useTranslations('projects');
  const close = useCloseToGallery();
  useFocusReturn();
  useCloseOnEscape(close);
  const query = useProject();
  const content = useBeginningOfNext();

  return (
    <Modal.Root
      id="project"
      opened
      onClose={close}
      closeOnEscape={false}
      // Below the dialogs that open over it, which are in the portal.
      withinPortal={false}
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content ref={content} aria-label={query.data?.data.title ?? t('detail.loading')}>
        <CloseButton onClose={close} />
        <QueryOutcome
          query={query}
          pending={<Spinner label={t('detail.loading')} />}
          error={(failure, retry) =>
            failure instanceof ApiError && failure.status === 404 ? (
              <MissingProject />
            ) : (
              <ErrorPanel failure={failure} onRetry={retry} />
            )
          }
        >
          {({ data }) => <ProjectDetails key={data.id} project={data} />}
        </QueryOutcome>
      </Modal.Content>
    </Modal.Root>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useTranslations('site');
  return (
    <ActionIcon className={classes.close} aria-label={t('action.close')} onClick={onClose}>
      <IconX size={26} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

function MissingProject() {
  const t = useTranslations('projects');
  return (
    <Stack align="start" justify="center" mih="60svh" py="3xl" px="var(--gutter)">
      <Modal.Title className={classes.title}>{t('detail.missingTitle')}</Modal.Title>
      <p>{t('detail.missingText')}</p>
      <ArrowLink to={paths.projects}>{t('detail.backToProjects')}</ArrowLink>
    </Stack>
  );
}

/**
 * Back to the gallery as it was left, once; projects opened from it meanwhile took the same place in the history.
 */
function useCloseToGallery(): () => void {
  const navigate = useNavigate();
  const isLeft = useRef(false);
  return () => {
    if (!isLeft.current) void navigate(-1);
    isLeft.current = true;
  };
}

/**
 * Escape closes what lies over it first. The listener of Mantine's dialog is added by an effect, which waits for the
 * picture to grow: a press meanwhile would be lost.
 */
function useCloseOnEscape(close: () => void): void {
  const isOnTop = useOpenDialogs().length === 0;
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && isOnTop) close();
  });
  useLayoutEffect(() => {
    window.addEventListener('keydown', closeOnEscape, { capture: true });
    return () => window.removeEventListener('keydown', closeOnEscape, { capture: true });
  }, []);
}

/** Another project in the dialog begins at its top, with the focus on its title. */
function useBeginningOfNext() {
  const { slug } = useParams();
  const shown = useRef(slug);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (shown.current === slug) return;
    shown.current = slug;
    if (!content.current) return;
    content.current.scrollTop = 0;
    content.current.querySelector('h2')?.focus({ preventScroll: true });
  }, [slug]);
  return content;
}
