import { getListProjectsQueryKey } from '@consultancy/client-shared/api/generated/projects/projects';
import type {
  PublicProjectDetailsDto,
  PublicProjectOrStaffPageEnvelope,
} from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useProjectBySlug } from './project-queries';

/** The project of the address. What the gallery knows of it is shown at once. */
export function useProject() {
  const { slug = '' } = useParams();
  const language = useLanguage();
  const queryClient = useQueryClient();
  return useProjectBySlug(slug, () => {
    const gallery = queryClient.getQueriesData<PublicProjectOrStaffPageEnvelope>({
      queryKey: getListProjectsQueryKey(),
      // A project's own query begins with the same words, followed by its name.
      predicate: ({ queryKey }) => typeof queryKey.at(-2) === 'object' && queryKey.at(-1) === language,
    });
    const known = gallery.flatMap(([, page]) => page?.data.data ?? []).find((each) => each?.slug === slug);
    if (!known) return undefined;
    // The gallery has no details of it: they are read as empty.
    return { success: true, message: '', data: known as PublicProjectDetailsDto };
  });
}
