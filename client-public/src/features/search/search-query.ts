import { readRecords } from '@consultancy/client-shared/api';
import {
  getSearchSiteQueryOptions,
  useSearchSite,
} from '@consultancy/client-shared/api/generated/site-search/site-search';
import type {
  SearchSiteParams,
  SiteHitDto,
  SiteHitsDto,
  SiteSearchDto,
  SiteSearchEnvelope,
  TextPartDto,
} from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { keepPreviousData } from '@tanstack/react-query';

/** The length the server takes; a longer address is cut rather than refused. */
export const LONGEST_SEARCH = 200;

/** Of each kind; as many as the server gives when all are requested. */
const FEW = 6;
const ALL = 100;

/** The kinds of hits, in the order in which they are shown. */
export const KINDS = ['projects', 'services', 'posts', 'pages'] as const;

/** What the address names (`?q=&all=1`), in the language of the page. */
export function readWanted(query: URLSearchParams, language: Language): SearchSiteParams & { q: string } {
  // No database can hold a zero byte, so nothing can be found with one.
  const q = (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH).trim();
  return { q, limit: query.has('all') ? ALL : FEW, language };
}

const readFound = { select: ({ data }: SiteSearchEnvelope) => readHits(data) };

export const siteSearch = (wanted: SearchSiteParams) =>
  getSearchSiteQueryOptions(wanted, { query: readFound });

export const useSiteSearch = (wanted: SearchSiteParams) =>
  useSearchSite(wanted, {
    query: { ...readFound, enabled: wanted.q !== '', placeholderData: keepPreviousData },
  });

/** What is odd about a hit costs that hit alone. */
function readHits(found: SiteSearchDto): SiteSearchDto {
  const read = ({ hits, hasMore }: SiteHitsDto): SiteHitsDto => ({
    hits: readRecords<SiteHitDto>(hits, (hit) => ({
      ...hit,
      title: readParts(hit.title),
      text: readParts(hit.text),
    })),
    hasMore,
  });
  return {
    projects: read(found.projects),
    services: read(found.services),
    posts: read(found.posts),
    pages: read(found.pages),
  };
}

function readParts(parts: unknown): TextPartDto[] {
  return readRecords<TextPartDto>(parts, (part) => part);
}
