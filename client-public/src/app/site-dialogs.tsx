import { withTimeout } from '@consultancy/client-shared/api';
import { imageSource } from '@consultancy/client-shared/format';
import { ErrorPanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useFocusReturn } from '@consultancy/client-shared/ui/focus';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, createElement, use, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SubmissionsDialog } from '../features/submissions/submissions-dialog';
import { loadFeatureTexts } from '../i18n/catalogues';
import { useSiteI18n } from '../i18n/site-i18n';
import { DialogHistoryContext, type DialogProps, type SiteDialog, useOpenDialogs } from '../lib/dialogs';
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
  const history = use(DialogHistoryContext);
  const closed = useRef(new WeakSet<SiteDialog>());
  return (dialog: SiteDialog, next?: SiteDialog) => {
    // What was done in a dialog may end after it was left by Back.
    if (history.dialogs.at(-1) !== dialog || closed.current.has(dialog)) return;
    closed.current.add(dialog);
    if (next) history.showDialogs([...history.dialogs.slice(0, -1), next], { replace: true });
    else window.history.back();
  };
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
  const i18n = useSiteI18n();
  const query = useQuery({
    queryKey: ['dialog', dialog.name],
    queryFn: async () => {
      const { features, load } = DIALOGS[dialog.name];
      const texts = features.map((feature) => loadFeatureTexts(i18n, feature));
      const [Content] = await withTimeout(Promise.all([load(), ...texts]));
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
      {({ Content }) => createElement(Content, { ...dialog, ...steps })}
    </QueryOutcome>
  );
}

interface LazyViewerProps {
  dialog: Extract<SiteDialog, { name: 'pictures' }>;
  onClose: () => void;
}

/** Over everything, without the frame of a dialog. Where its code cannot be had the browser shows the picture itself. */
function LazyViewer({ dialog: { title, pictures, index }, onClose }: LazyViewerProps) {
  useFocusReturn();
  const { data, isError } = useQuery({
    queryKey: ['dialog', 'pictures'],
    queryFn: async () => ({
      Viewer: (await withTimeout(import('../features/projects/picture-viewer'))).PictureViewer,
    }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  const { path = '' } = pictures[index] ?? {};
  useEffect(() => {
    if (isError) window.location.assign(imageSource(path).src);
  }, [isError, path]);
  return data && <data.Viewer {...{ title, pictures, index, onClose }} />;
}
