import {
  getGetSiteWordsQueryKey,
  getSiteWords,
} from '@consultancy/client-shared/api/generated/site-words/site-words';
import type { PublicSiteWordsDto, PublicSiteWordsEnvelope } from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { requestedIn } from './in-language';

/** What staff have written for the pages; null and empty lists leave the catalogues their say. */
export const siteWordsQuery = (language: Language) => {
  const { queryKey, options } = requestedIn(language, getGetSiteWordsQueryKey());
  return queryOptions({ queryKey, queryFn: ({ signal }) => getSiteWords(options(signal)) });
};

/** Nothing where they cannot be had. */
export function useSiteWords(): Partial<PublicSiteWordsDto> {
  return useQuery(siteWordsQuery(useLanguage())).data?.data ?? {};
}

export function readSiteWords(queryClient: QueryClient, language: Language): Partial<PublicSiteWordsDto> {
  const { queryKey } = siteWordsQuery(language);
  return queryClient.getQueryData<PublicSiteWordsEnvelope>(queryKey)?.data ?? {};
}

/** The figures that staff have written; undefined where the site shows its own. */
export function figuresOf({ figureValues = [], figureLabels = [] }: Partial<PublicSiteWordsDto>) {
  if (figureLabels.length === 0) return undefined;
  return figureLabels.map((label, index) => ({ label, value: figureValues[index] ?? '' }));
}
