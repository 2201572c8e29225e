import {
  getGetSiteCopyQueryOptions,
  useGetSiteCopy,
} from '@consultancy/client-shared/api/generated/site-copy/site-copy';
import type { PublicSiteCopyDto } from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { readQuery } from './read-query';

/** What staff have written for the pages. What they have not, no page states: only headlines have a text in the catalogues. */
export function useSiteCopy(): Partial<PublicSiteCopyDto> {
  // Nothing where it cannot be had.
  return useGetSiteCopy({ 'Accept-Language': useLanguage() }).data?.data ?? {};
}

export function readSiteCopy(queryClient: QueryClient, language: Language): Partial<PublicSiteCopyDto> {
  return readQuery(queryClient, getGetSiteCopyQueryOptions({ 'Accept-Language': language }))?.data ?? {};
}

/** The figures that staff have written. */
export function figuresOf({ figureValues = [], figureLabels = [] }: Partial<PublicSiteCopyDto>) {
  return figureLabels.map((label, index) => ({ label, value: figureValues[index] ?? '' }));
}
