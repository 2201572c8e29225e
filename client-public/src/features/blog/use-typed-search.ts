import { useEffect, useRef } from 'react';

const TYPING_PAUSE_MS = 300;

/**
 * A search field that searches while one types: after a pause, at once on Enter and when the focus leaves.
 * The field keeps what is typed by itself, also before the page is hydrated; only another search in the
 * address replaces it.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  useEffect(() => {
    if (search === sent.current) return;
    clearTimeout(pause.current);
    sent.current = search;
    if (field.current) field.current.value = search;
  }, [search]);

  useEffect(() => () => clearTimeout(pause.current), []);

  function send() {
    clearTimeout(pause.current);
    const typed = field.current?.value.trim() ?? '';
    if (typed === sent.current) return;
    sent.current = typed;
    latest.current(typed);
  }

  function sendAfterPause() {
    clearTimeout(pause.current);
    pause.current = setTimeout(send, TYPING_PAUSE_MS);
  }

  return { field, send, sendAfterPause };
}
