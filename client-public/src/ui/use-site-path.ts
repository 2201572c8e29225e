import { useLocation } from 'react-router-dom';
import { readPathname } from '../lib/paths';

/** The path of the page shown, as `paths` has it: the same in every language. */
export function useSitePath(): string {
  return readPathname(useLocation().pathname).path;
}
