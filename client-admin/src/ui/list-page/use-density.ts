import { useLocalStorage } from '@mantine/hooks';

/** How much room the rows and cards of lists take. */
export const DENSITIES = ['comfortable', 'compact'] as const;

export type Density = (typeof DENSITIES)[number];

/** The same for all lists, and kept in this browser: it goes with the screen and not with the work. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useLocalStorage<Density>({
    key: 'adminDensity',
    defaultValue: 'comfortable',
    getInitialValueInEffect: false,
    serialize: (value) => value,
    deserialize: (stored) => DENSITIES.find((each) => each === stored) ?? 'comfortable',
  });
  return [density, setDensity];
}
