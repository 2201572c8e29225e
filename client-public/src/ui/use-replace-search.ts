import { useNavigate } from 'react-router-dom';
import { entryState } from '../lib/entry-state';

/** Changes the query of the address where one stays. */
export function useReplaceSearch(): (search: string) => void {
  const navigate = useNavigate();
  return (search) => void navigate({ search }, { replace: true, state: entryState() });
}
