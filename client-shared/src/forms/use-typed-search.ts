import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

const TYPING_PAUSE_MS = 300;

/**
 * A search field that searches while one types: after a pause, and at once on request. The field keeps what is
 * typed by itself, also before the page is hydrated; only another search in the address (Back, a link) replaces it,
 * never the reader's own, which comes back here a moment older than what is typed by then.
 * @param search what is searched for now
 * @param onSearch called with the text, trimmed
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(search);

  const sendAfterPause = useDebouncedCallback(() => {
    const typed = field.current?.value.trim() ?? '';
    if (typed === sent.current) return;
    sent.current = typed;
    onSearch(typed);
  }, TYPING_PAUSE_MS);

  useEffect(() => {
    if (search === sent.current) return;
    sendAfterPause.cancel();
    sent.current = search;
    if (field.current) field.current.value = search;
  }, [search, sendAfterPause]);

  const send = () => {
    sendAfterPause();
    sendAfterPause.flush();
  };
  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
    send();
  };
  return { field, send, sendAfterPause, clear };
}
