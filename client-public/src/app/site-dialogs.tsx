import { useQuery } from '@tanstack/react-query';
import { type ComponentType, createElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { closeAllDialogs, closeDialog, type SiteDialog, useOpenDialogs } from '../dialogs';
import { loadFeatureTexts } from '../i18n/catalogues';
import { Dialog } from '../ui/dialog';
import { Spinner } from '../ui/spinner';

type DialogContent<Name extends SiteDialog['name']> = ComponentType<
  Extract<SiteDialog, { name: Name }> & { onClose: () => void }
>;

type DialogLoaders = {
  [Name in SiteDialog['name']]: { feature: string; load: () => Promise<DialogContent<Name>> };
};

/** Each dialog with its texts comes when it is first opened. */
const DIALOGS: DialogLoaders = {
  auth: {
    feature: 'account',
    load: async () => (await import('../features/account/auth-dialog')).AuthDialog,
  },
  account: {
    feature: 'account',
    load: async () => (await import('../features/account/account-dialog')).AccountDialog,
  },
  buy: {
    feature: 'orders',
    load: async () => (await import('../features/orders/buy-design-dialog')).BuyDesignDialog,
  },
  rate: {
    feature: 'rating',
    load: async () => (await import('../features/rating/rating-dialog')).RatingDialog,
  },
};

export function SiteDialogs() {
  const dialogs = useOpenDialogs();
  const { pathname } = useLocation();
  // Whoever goes to another page has left them.
  useEffect(() => closeAllDialogs, [pathname]);
  return dialogs.map((dialog, index) => <LazyDialog key={`${index} ${dialog.name}`} dialog={dialog} />);
}

function LazyDialog({ dialog }: { dialog: SiteDialog }) {
  const { t, i18n } = useTranslation(['site', 'shared']);
  const close = () => closeDialog(dialog);
  const query = useQuery({
    queryKey: ['dialog', dialog.name],
    queryFn: async () => {
      const { feature, load } = DIALOGS[dialog.name];
      const [Content] = await Promise.all([load(), loadFeatureTexts(i18n, feature)]);
      return { Content: Content as ComponentType<SiteDialog & { onClose: () => void }> };
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return (
    <Dialog title={t(`dialog.${dialog.name}`)} onClose={close}>
      <QueryOutcome
        query={query}
        pending={<Spinner label={t('shared:loading')} />}
        error={(_failure, retry) => <OutcomePanel title={t('shared:offline')} onRetry={retry} />}
      >
        {({ Content }) => createElement(Content, { ...dialog, onClose: close })}
      </QueryOutcome>
    </Dialog>
  );
}
