import { useLocalStorage } from '@mantine/hooks';
import { useAccountId } from '../../session/session-context';

/** How a list of records with pictures is shown. */
export const LAYOUTS = ['cards', 'table'] as const;

export type Layout = (typeof LAYOUTS)[number];

/** Kept in this browser for the person. @param list what the list is called */
export function useLayout(list: string): [Layout, (layout: Layout) => void] {
  const who = useAccountId();
  const [layout, setLayout] = useLocalStorage<Layout>({
    key: `adminLayout ${who} ${list}`,
    defaultValue: 'cards',
    getInitialValueInEffect: false,
    serialize: (value) => value,
    deserialize: (stored) => LAYOUTS.find((each) => each === stored) ?? 'cards',
  });
  return [layout, setLayout];
}
