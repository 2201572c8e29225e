import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeyHint, useShortcut } from './use-shortcut';

const KeySheet = lazy(() => import('./key-sheet'));

/** The sheet of keys, which `?` opens from everywhere, and what else opens it. */
export function useKeySheet(): { open: () => void; sheet: ReactNode } {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useShortcut({ keys: '?', says: t('keys.sheet'), place: 'everywhere' }, open);
  useKeyHint({ keys: 'Esc', says: t('keys.escape'), place: 'everywhere' });
  return {
    open,
    sheet: isOpen && (
      <Suspense>
        <KeySheet onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
