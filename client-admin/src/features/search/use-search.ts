import { useSearch } from '@consultancy/client-shared/api/generated/search/search';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

const TYPING_PAUSE_MS = 200;
/** A word of Amharic may well have two letters. */
const SHORTEST_QUERY = 2;
const HITS_OF_EACH_KIND = 5;
const FRESH_MS = 30_000;

/** What is typed, and what was found for it; older results stay until the next ones are there. */
export function useSearchText() {
  const [text, setText] = useState('');
  const typed = text.trim();
  const [paused] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const isAsking = typed.length >= SHORTEST_QUERY && paused.length >= SHORTEST_QUERY;
  const query = useSearch(
    { q: paused, limit: HITS_OF_EACH_KIND },
    { query: { enabled: isAsking, placeholderData: keepPreviousData, staleTime: FRESH_MS } },
  );
  return {
    text,
    setText,
    query,
    /** What the results are for. */
    asked: paused,
    isTooShort: typed.length < SHORTEST_QUERY,
    isSearching: typed.length >= SHORTEST_QUERY && (typed !== paused || query.isFetching),
  };
}
