import { useNavigate } from 'react-router-dom';
import { isBroughtByWorker } from '../lib/brought-by-worker';

/** Changes the query of the address where one stays. */
export function useReplaceSearch(): (search: string) => void {
  const navigate = useNavigate();
  return (search) => {
    if (!isBroughtByWorker()) void navigate({ search }, { replace: true, preventScrollReset: true });
    else {
      // Links load documents then; here the page has all it needs.
      const { pathname } = window.location;
      window.history.replaceState(window.history.state, '', search ? `?${search}` : pathname);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
  };
}
