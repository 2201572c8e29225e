import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useStayingWhile } from './uploads-under-way';
import { useConfirm } from './use-confirm';

/** What to do with each form of the page that has unsaved changes when they are given up. */
type UnsavedForms = Set<() => void>;

const UnsavedFormsContext = createContext<UnsavedForms>(new Set());

/**
 * Asks before a page with unsaved changes is left, whichever way: a link, the Back button, a reload.
 * One for all forms of a page, because a router asks one blocker only.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const [unsaved] = useState<UnsavedForms>(() => new Set());
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved.size > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  );

  const ask = useEffectEvent(() => {
    confirm({
      title: t('form.leave.title'),
      message: t('form.leave.message'),
      confirm: t('form.leave.confirm'),
      cancel: t('form.leave.stay'),
      tone: 'warning',
      onConfirm: () => {
        for (const giveUp of unsaved) giveUp();
        blocker.proceed?.();
      },
      onCancel: () => blocker.reset?.(),
    });
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker.state]);

  return <UnsavedFormsContext value={unsaved}>{children}</UnsavedFormsContext>;
}

/**
 * Has the guard ask as long as this form has unsaved changes.
 * @param onLeave called when they are given up
 */
export function useLeaveGuard(hasChanges: boolean, onLeave: () => void): void {
  const unsaved = useContext(UnsavedFormsContext);
  const giveUp = useEffectEvent(onLeave);
  useEffect(() => {
    if (!hasChanges) return;
    const form = () => giveUp();
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [hasChanges, unsaved]);
  useStayingWhile(hasChanges);
}
