import { ApiError, readAnswer, readProjectDetails } from '@consultancy/client-shared/api';
import { getProject } from '@consultancy/client-shared/api/generated/projects/projects';
import type { Language } from '@consultancy/client-shared/format';
import { queryOptions } from '@tanstack/react-query';
import { requestedIn } from '../lib/in-language';

/** A few projects in this order. Those that are not public, or gone, are left out. */
export const projectsByIdQuery = (language: Language, ids: number[]) => {
  const { queryKey, options } = requestedIn(language, ['projects by id', ids.join()]);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const answers = ids.map((id) => getProject(id, options(signal)).catch(nothingWhereGone));
      return (await Promise.all(answers)).flatMap((answer) =>
        answer ? [readAnswer(answer, readProjectDetails).data] : [],
      );
    },
  });
};

function nothingWhereGone(failure: unknown): null {
  if (failure instanceof ApiError && failure.status === 404) return null;
  throw failure;
}
