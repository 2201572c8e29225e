import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, createElement, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { inTime } from '@consultancy/client-shared/api';
import { imageSource } from '@consultancy/client-shared/format';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { closeAllDialogs, closeDialog, focusOpener, type SiteDialog, useOpenDialogs } from '../lib/dialogs';
import { loadFeatureTexts } from '../i18n/catalogues';
import { useSiteI18n } from '../i18n/site-i18n';
import { SubmissionsDialog } from '../features/submissions/submissions-dialog';
import { loadPageAnew } from '../ui/load-page-anew';
import { Spinner } from '../ui/spinner';
import { useSitePath } from '../ui/use-site-path';

/** Dialogs whose content comes when they are first opened. */
type LazyName = Exclude<SiteDialog['name'], 'pictures'>;

type DialogOf<Name extends LazyName> = Extract<SiteDialog, { name: Name }>;

type DialogContent<Name extends LazyName> = ComponentType<DialogOf<Name> & { onClose: () => void }>;

type DialogLoaders = {
  [Name in LazyName]: { features: string[]; load: () => Promise<DialogContent<Name>> };
};

/** What is requested in the course of another comes after it, and lies over it. */
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
  const path = useSitePath();
  // Navigation closes them.
  useEffect(() => closeAllDialogs, [path]);
  const isAnyOpen = open.length > 0;
  // Not by the last of them: it may have followed another, and what opened it is gone by then.
  useEffect(() => {
    if (!isAnyOpen) focusOpener();
  }, [isAnyOpen]);

  const propsOf = (name: SiteDialog['name']) => {
    const dialog = open.find((each) => each.name === name);
    return {
      opened: dialog !== undefined,
      returnFocus: isAnyOpen,
      // Only the one on top closes: Escape is heard by all that are open.
      closeOnEscape: dialog === open.at(-1),
      // Once the key is through: what lies below hears it too, and must still know that it is not on top.
      onClose: () => dialog && setTimeout(closeDialog, 0, dialog),
    };
  };
  const pictures = open.find((each) => each.name === 'pictures');
  return (
    <>
      {pictures && <LazyViewer dialog={pictures} onClose={propsOf('pictures').onClose} />}
      {(Object.keys(DIALOGS) as LazyName[]).map((name) => (
        <LazyDialog key={name} name={name} {...propsOf(name)}>
          {open.find((each): each is DialogOf<LazyName> => each.name === name)}
        </LazyDialog>
      ))}
    </>
  );
}

interface LazyDialogProps {
  name: LazyName;
  opened: boolean;
  returnFocus: boolean;
  closeOnEscape: boolean;
  onClose: () => void;
  /** What it is opened with. */
  children: DialogOf<LazyName> | undefined;
}

function LazyDialog({ name, children: dialog, ...modal }: LazyDialogProps) {
  const t = useTranslations('site');
  return (
    <Modal title={t(`dialog.${name}`)} closeButtonProps={{ 'aria-label': t('action.close') }} {...modal}>
      {dialog && <LazyContent dialog={dialog} onClose={modal.onClose} />}
    </Modal>
  );
}

function LazyContent({ dialog, onClose }: { dialog: DialogOf<LazyName>; onClose: () => void }) {
  const t = useTranslations('shared');
  const i18n = useSiteI18n();
  const query = useQuery({
    queryKey: ['dialog', dialog.name],
    queryFn: async () => {
      const { features, load } = DIALOGS[dialog.name];
      const texts = features.map((feature) => loadFeatureTexts(i18n, feature));
      const [Content] = await inTime(Promise.all([load(), ...texts]));
      return { Content: Content as ComponentType<typeof dialog & { onClose: () => void }> };
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
      error={() => <OutcomePanel title={t('offline')} onRetry={() => void retry()} busy={query.isFetching} />}
    >
      {({ Content }) => createElement(Content, { ...dialog, onClose })}
    </QueryOutcome>
  );
}

interface LazyViewerProps {
  dialog: Extract<SiteDialog, { name: 'pictures' }>;
  onClose: () => void;
}

/** Over everything, without the frame of a dialog. Where its code cannot be had the browser shows the picture itself. */
function LazyViewer({ dialog: { title, pictures, index }, onClose }: LazyViewerProps) {
  const { data, isError } = useQuery({
    queryKey: ['dialog', 'pictures'],
    queryFn: async () => ({
      Viewer: (await inTime(import('../features/projects/picture-viewer'))).PictureViewer,
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
