import { useHotkeys } from '@mantine/hooks';
import { useEffect } from 'react';
import { type KnownKey, nameKey } from './known-keys';
import { useSingleKeys } from './use-single-keys';

interface Shortcut extends Omit<KnownKey, 'place'> {
  place?: KnownKey['place'];
  /** Whether it works from within a field too. */
  alsoInFields?: boolean;
}

const FIELDS = ['INPUT', 'TEXTAREA', 'SELECT'];

/**
 * A key of the keyboard: what it does, and the sentence that says so in the sheet of keys while it works. A key without
 * Ctrl or ⌘ rests while somebody types, while a dialog is open, and where somebody has switched such keys off.
 */
export function useShortcut(
  { keys, says, place = 'page', alsoInFields = false }: Shortcut,
  action: () => void,
): void {
  const [hasSingleKeys] = useSingleKeys();
  const isSingle = isSingleKey(keys);
  const works = !isSingle || hasSingleKeys;
  // A sign needs Shift on some keyboards and none on others.
  const written = isSingle && !/^[a-z0-9]$/i.test(keys) ? [keys, `shift+${keys}`] : [keys];
  useHotkeys(
    works
      ? written.map((each) => [
          each,
          (event) => {
            if (isSingle && document.querySelector('[aria-modal="true"]')) return;
            event.preventDefault();
            action();
          },
          { preventDefault: false },
        ])
      : [],
    alsoInFields ? [] : FIELDS,
    alsoInFields,
  );
  useKeyHint(works ? { keys, says, place } : null);
}

/** Names a key that the browser or a component of the library answers. */
export function useKeyHint(key: KnownKey | null): void {
  const { keys, says, place } = key ?? {};
  useEffect(() => {
    if (keys && says && place) return nameKey({ keys, says, place });
    return undefined;
  }, [keys, says, place]);
}

/** Whether a key is pressed without others. */
export function isSingleKey(keys: string): boolean {
  return !keys.includes('+');
}
