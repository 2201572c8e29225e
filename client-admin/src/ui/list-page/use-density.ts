import { useLocalStorage } from '@mantine/hooks';
import { useSearchParams } from 'react-router-dom';

/** How much room the rows and cards of lists take. */
export const DENSITIES = ['comfortable', 'compact'] as const;

export type Density = (typeof DENSITIES)[number];

/**
 * The same for all lists, and kept in this browser: it goes with the screen and not with the work. Where the address
 * says it – it came with a link or a saved view – that goes before, and what is changed then is changed there.
 */
export function useDensity(): [Density, (density: Density) => void] {
  const [address, setAddress] = useSearchParams();
  const named = DENSITIES.find((each) => each === address.get('density'));
  const [storedDensity, keep] = useLocalStorage<Density>({
    key: 'adminDensity',
    defaultValue: 'comfortable',
    getInitialValueInEffect: false,
    serialize: (value) => value,
    deserialize: (stored) => DENSITIES.find((each) => each === stored) ?? 'comfortable',
  });
  const set = (density: Density) => {
    if (!named) return keep(density);
    const next = new URLSearchParams(address);
    next.set('density', density);
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  return [named ?? storedDensity, set];
}
