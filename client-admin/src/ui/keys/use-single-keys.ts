import { useLocalStorage } from '@mantine/hooks';

/**
 * Whether keys without Ctrl or ⌘ do anything. Who speaks to the computer, or hits keys by chance, may switch them off
 * (WCAG 2.1.4); kept in this browser.
 */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  // Without a default, which would be stored before anybody has chosen.
  const [choice, setChoice] = useLocalStorage<'on' | 'off' | undefined>({
    key: 'adminSingleKeys',
    getInitialValueInEffect: false,
    serialize: (value) => value ?? 'on',
    deserialize: (stored) => (stored === 'off' ? 'off' : 'on'),
  });
  return [choice !== 'off', (isOn) => setChoice(isOn ? 'on' : 'off')];
}
