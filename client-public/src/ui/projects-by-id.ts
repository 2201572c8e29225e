import { ApiError, readAnswer, readProjectDetails } from '@consultancy/client-shared/api';
import { getGetProjectQueryOptions } from '@consultancy/client-shared/api/generated/project-details/project-details';
import type {
  PublicProjectDetailsDto,
  PublicProjectDetailsOrStaffEnvelope,
} from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';

export const readDetails = {
  select: (answer: PublicProjectDetailsOrStaffEnvelope) => readAnswer(answer, readProjectDetails).data,
};

/** Staff see what visitors see. */
export const AS_VISITORS = { isPublic: true } as const;

export const projectsById = (language: Language, ids: number[]) =>
  ids.map((id) =>
    getGetProjectQueryOptions(id, AS_VISITORS, { 'Accept-Language': language }, { query: readDetails }),
  );

/** A few projects in this order. Those that are not public, or gone, are left out. */
export function useProjectsById(ids: number[]) {
  const language = useLanguage();
  return useQueries({ queries: projectsById(language, ids), combine });
}

function combine(answers: UseQueryResult<PublicProjectDetailsDto, ApiError>[]) {
  const wanted = answers.filter(({ error }) => !isGone(error));
  const found = wanted.flatMap(({ data }) => data ?? []);
  return {
    /** Those that are there already. */
    found,
    /** All, once they are there. */
    data: found.length === wanted.length ? found : undefined,
    error: wanted.find(({ error }) => error)?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
  };
}

function isGone(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 404;
}
