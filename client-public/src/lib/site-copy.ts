import {
  getGetSiteCopyQueryKey,
  getSiteCopy,
} from '@consultancy/client-shared/api/generated/site-copy/site-copy';
import type { PublicSiteCopyDto, PublicSiteCopyEnvelope } from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { requestedIn } from './in-language';

/** What staff have written for the pages; null and empty lists leave the catalogues their say. */
export const siteCopyQuery = (language: Language) => {
  const { queryKey, options } = requestedIn(language, getGetSiteCopyQueryKey());
  return queryOptions({ queryKey, queryFn: ({ signal }) => getSiteCopy(options(signal)) });
};

/** Nothing where they cannot be had. */
export function useSiteCopy(): Partial<PublicSiteCopyDto> {
  return useQuery(siteCopyQuery(useLanguage())).data?.data ?? {};
}

export function readSiteCopy(queryClient: QueryClient, language: Language): Partial<PublicSiteCopyDto> {
  const { queryKey } = siteCopyQuery(language);
  return queryClient.getQueryData<PublicSiteCopyEnvelope>(queryKey)?.data ?? {};
}

/** The figures that staff have written; undefined where the site shows its own. */
export function figuresOf({ figureValues = [], figureLabels = [] }: Partial<PublicSiteCopyDto>) {
  if (figureLabels.length === 0) return undefined;
  return figureLabels.map((label, index) => ({ label, value: figureValues[index] ?? '' }));
}
