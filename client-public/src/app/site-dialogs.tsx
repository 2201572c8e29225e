import { withTimeout } from '@consultancy/client-shared/api';
import { imageSource } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { ErrorPanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useFocusReturn } from '@consultancy/client-shared/ui/focus';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, createElement, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { SubmissionsDialog } from '../features/submissions/submissions-dialog';
import { PageTexts } from '../i18n/page-texts';
import { loadTexts } from '../i18n/texts';
import { type DialogProps, type SiteDialog, useOpenDialogs, useShowDialogs } from '../lib/dialogs';
import type { EntryState } from '../lib/entry-state';
import { loadPageAnew } from '../ui/load-page-anew';
import { Spinner } from '../ui/spinner';

/** Dialogs whose content comes when they are first opened. */
type LazyName = Exclude<SiteDialog['name'], 'pictures'>;

type DialogOf<Name extends LazyName> = Extract<SiteDialog, { name: Name }>;

type DialogContent<Name extends LazyName> = ComponentType<DialogOf<Name> & DialogProps>;

type DialogLoaders = {
  [Name in LazyName]: { features: string[]; load: () => Promise<DialogContent<Name>> };
};

const DIALOGS: DialogLoaders = {
  account: {
    features: ['account'],
    load: async () => (await import('../features/account/account-dialog')).AccountDialog,
  },
  buy: {
    features: ['orders', 'submissions'],
    load: async () => (await import('../features/orders/buy-design-dialog')).BuyDesignDialog,
  },
  rate: {
    features: ['rating', 'submissions'],
    load: async () => (await import('../features/rating/rating-dialog')).RatingDialog,
  },
  auth: {
    features: ['account'],
    load: async () => (await import('../features/account/auth-dialog')).AuthDialog,
  },
  submissions: {
    features: ['submissions'],
    // With the page: it is opened where there is no connection.
    load: () => Promise.resolve(SubmissionsDialog),
  },
};

export function SiteDialogs() {
  const open = useOpenDialogs();
  const close = useClose();
  useLeaveClosedDialogs();
  return open.map((dialog) =>
    dialog.name === 'pictures' ? (
      <LazyViewer key={dialog.name} dialog={dialog} onClose={() => close(dialog)} />
    ) : (
      <LazyDialog
        key={dialog.name}
        dialog={dialog}
        isOnTop={dialog === open.at(-1)}
        onClose={() => close(dialog)}
        onNext={(next) => close(dialog, next)}
      />
    ),
  );
}

/** Once for each dialog: one more step back would leave the page. */
function useClose() {
  const location = useLocation();
  const open = useOpenDialogs();
  const showDialogs = useShowDialogs();
  const navigate = useNavigate();
  const closedAt = useRef<Location>(undefined);
  const shown = useRef(location);
  useLayoutEffect(() => {
    shown.current = location;
  }, [location]);
  return (dialog: SiteDialog, next?: SiteDialog) => {
    // What was done in a dialog may end after it was left by Back.
    const isLeft = shown.current !== location || open.at(-1) !== dialog;
    if (isLeft || closedAt.current === location) return;
    closedAt.current = location;
    if (next) showDialogs([...open.slice(0, -1), next], { replace: true });
    else void navigate(-1);
  };
}

/** What was open is not shown again once the page is loaded anew; its steps would lead from the page to itself. */
function useLeaveClosedDialogs(): void {
  const { state } = useLocation();
  const open = useOpenDialogs();
  const navigate = useNavigate();
  const { dialogs = open } = (state ?? {}) as EntryState;
  const closed = dialogs.length - open.length;
  useEffect(() => {
    if (closed > 0) void navigate(-closed);
  }, [closed, navigate]);
}

interface LazyDialogProps extends DialogProps {
  dialog: DialogOf<LazyName>;
  /** Only the one on top closes: Escape is heard by all that are open. */
  isOnTop: boolean;
}

function LazyDialog({ dialog, isOnTop, ...steps }: LazyDialogProps) {
  const t = useTranslations('site');
  useFocusReturn();
  return (
    <Modal
      opened
      title={t(`dialog.${dialog.name}`)}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      closeOnEscape={isOnTop}
      onClose={steps.onClose}
    >
      <LazyContent dialog={dialog} {...steps} />
    </Modal>
  );
}

function LazyContent({ dialog, ...steps }: DialogProps & { dialog: DialogOf<LazyName> }) {
  const t = useTranslations('shared');
  const language = useLanguage();
  const { features, load } = DIALOGS[dialog.name];
  const query = useQuery({
    queryKey: ['dialog', dialog.name, language],
    queryFn: async () => {
      const [Content] = await withTimeout(Promise.all([load(), loadTexts(language, features)]));
      return { Content: Content as ComponentType<typeof dialog & DialogProps> };
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  const retry = async () => {
    const { isError } = await query.refetch();
    if (isError) await loadPageAnew();
  };
  return (
    <QueryOutcome
      query={query}
      pending={<Spinner label={t('loading')} />}
      error={() => <ErrorPanel title={t('offline')} onRetry={() => void retry()} busy={query.isFetching} />}
    >
      {({ Content }) => (
        <PageTexts language={language} features={features}>
          {createElement(Content, { ...dialog, ...steps })}
        </PageTexts>
      )}
    </QueryOutcome>
  );
}

interface LazyViewerProps {
  dialog: Extract<SiteDialog, { name: 'pictures' }>;
  onClose: () => void;
}

const VIEWER_FEATURES = ['projects'];

/** Over everything, without the frame of a dialog. Where its code cannot be had the browser shows the picture itself. */
function LazyViewer({ dialog: { title, pictures, index }, onClose }: LazyViewerProps) {
  useFocusReturn();
  const language = useLanguage();
  const { data, isError } = useQuery({
    queryKey: ['dialog', 'pictures', language],
    queryFn: async () => {
      const code = import('../features/projects/picture-viewer');
      const [{ PictureViewer }] = await withTimeout(
        Promise.all([code, loadTexts(language, VIEWER_FEATURES)]),
      );
      return { Viewer: PictureViewer };
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  const { path = '' } = pictures[index] ?? {};
  useEffect(() => {
    if (isError) window.location.assign(imageSource(path).src);
  }, [isError, path]);
  return (
    data && (
      <PageTexts language={language} features={VIEWER_FEATURES}>
        <data.Viewer {...{ title, pictures, index, onClose }} />
      </PageTexts>
    )
  );
}
