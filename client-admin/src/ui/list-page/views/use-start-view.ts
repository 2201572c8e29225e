import type { SavedViewDto, SavedViewList } from '@consultancy/client-shared/api/model';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSessionState } from '../../../session/session-context';
import { isPlain } from './view-query';

/**
 * The view that a list opens with where the address says nothing; kept in this browser for the person.
 * @param views undefined until they are there
 */
export function useStartView(list: SavedViewList) {
  const session = useSessionState();
  const who = session.phase === 'signedIn' ? session.user.id : 0;
  const [id, setId, forget] = useLocalStorage<number | undefined>({
    key: `adminStartView ${who} ${list}`,
    getInitialValueInEffect: false,
  });
  return { id, toggle: (view: SavedViewDto) => (view.id === id ? forget() : setId(view.id)) };
}

/** Opens the start view, once: somebody who then chooses all records stays with them. */
export function useArrival(startId: number | undefined, views: SavedViewDto[] | undefined): void {
  const [address, setAddress] = useSearchParams();
  const isOver = useRef(false);
  useEffect(() => {
    if (isOver.current) return;
    if (startId === undefined || !isPlain(address) || address.has('view')) {
      isOver.current = true;
      return;
    }
    if (!views) return;
    isOver.current = true;
    const view = views.find(({ id }) => id === startId);
    if (view) setAddress(view.query, { replace: true });
  }, [address, setAddress, startId, views]);
}
