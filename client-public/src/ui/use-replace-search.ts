import { useNavigate } from 'react-router-dom';

/** Changes the query of the address where one stays. */
export function useReplaceSearch(): (search: string) => void {
  const navigate = useNavigate();
  return (search) => {
    if (navigator.onLine) void navigate({ search }, { replace: true, preventScrollReset: true });
    else {
      // Offline, links load documents; here the page has all it needs.
      const { pathname } = window.location;
      window.history.replaceState(window.history.state, '', search ? `?${search}` : pathname);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
  };
}
