import { useSearchRecords } from '@consultancy/client-shared/api/generated/search/search';
import type { LoggedKind, SearchHitDto, SearchResultDto } from '@consultancy/client-shared/api/model';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

const TYPING_PAUSE_MS = 200;
/** A word of Amharic may well have two letters. */
const SHORTEST_QUERY = 2;
const HITS_OF_EACH_KIND = 5;
const FRESH_MS = 30_000;

/** In the order of the sidebar, which goes where their best hits are equally good. */
const KINDS: [keyof SearchResultDto, LoggedKind][] = [
  ['services', 'service'],
  ['projects', 'project'],
  ['posts', 'post'],
  ['inquiries', 'inquiry'],
  ['orders', 'order'],
  ['consultations', 'consultation'],
  ['users', 'user'],
];

/** What was found, in the order it is shown. */
export type Hit = SearchHitDto & { kind: keyof SearchResultDto; subject: LoggedKind };

/** What is typed, and what was found for it; older results stay until the next ones are there. */
export function useSearch() {
  const [text, setText] = useState('');
  const typed = text.trim();
  const [paused] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const isTooShort = typed.length < SHORTEST_QUERY;
  const query = useSearchRecords(
    { q: paused, limit: HITS_OF_EACH_KIND },
    {
      query: {
        enabled: !isTooShort && paused.length >= SHORTEST_QUERY,
        placeholderData: keepPreviousData,
        staleTime: FRESH_MS,
      },
    },
  );
  const found = query.data?.data;
  const hits = useMemo(() => (found ? hitsOf(found) : []), [found]);
  return {
    text,
    setText,
    query,
    /** What was found, to be shown unless the words are too short. */
    hits,
    /** What the results are for. */
    requested: paused,
    isTooShort,
    isSearching: !isTooShort && (typed !== paused || query.isFetching),
  };
}

/** The kind with the best hit comes first: Enter opens the first hit. */
function hitsOf(found: SearchResultDto): Hit[] {
  const kinds = KINDS.filter(([kind]) => found[kind].length > 0);
  kinds.sort(([a], [b]) => found[a][0]!.rank - found[b][0]!.rank);
  return kinds.flatMap(([kind, subject]) => found[kind].map((hit) => ({ ...hit, kind, subject })));
}
