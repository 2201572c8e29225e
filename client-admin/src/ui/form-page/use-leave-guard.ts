import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../use-confirm';

/**
 * Asks before a page with unsaved changes is left, whichever way: a link, the Back button, a reload.
 * @param onLeave called when they are given up
 */
export function useLeaveGuard(hasChanges: boolean, onLeave: () => void): void {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasChanges && (from.pathname !== to.pathname || from.search !== to.search),
  );

  const ask = useEffectEvent(() => {
    confirm({
      title: t('form.leave.title'),
      message: t('form.leave.message'),
      confirm: t('form.leave.confirm'),
      cancel: t('form.leave.stay'),
      tone: 'warning',
      onConfirm: () => {
        onLeave();
        blocker.proceed?.();
      },
      onCancel: () => blocker.reset?.(),
    });
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker.state]);

  useEffect(() => {
    if (!hasChanges) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [hasChanges]);
}
