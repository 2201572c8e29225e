import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** In the history entry of a record that was opened from its list, not by a link or a reload of the page. */
interface OpenedState {
  fromList: true;
}

export interface OpenedRecord {
  id: number | null;
  open: (id: number) => void;
  close: () => void;
}

/**
 * The record whose dialog is open is in the address, `?view=12`: it has a link that can be shared, a reload
 * keeps it and Back closes it.
 */
export function useOpenedRecord(): OpenedRecord {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as Partial<OpenedState> | null;

  const withRecord = (id: string | null) => {
    const next = new URLSearchParams(address);
    if (id) next.set('view', id);
    else next.delete('view');
    return next;
  };

  return {
    id: readId(address.get('view')),
    open: (id) =>
      setAddress(withRecord(String(id)), {
        preventScrollReset: true,
        // At once: a search that is still to come starts from what is shown, and must not close the record again.
        flushSync: true,
        state: { fromList: true } satisfies OpenedState,
      }),
    close: () => {
      // So that Back does not open it again.
      if (state?.fromList) void navigate(-1);
      else setAddress(withRecord(null), { replace: true, preventScrollReset: true });
    },
  };
}

function readId(raw: string | null): number | null {
  const id = Number(raw);
  return Number.isInteger(id) && id > 0 ? id : null;
}
