import { getListPublicPostsQueryKey } from '@consultancy/client-shared/api/generated/blog/blog';
import type {
  PublicPostSummaryDto,
  PublicPostSummaryPageEnvelope,
} from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useQueryClient } from '@tanstack/react-query';

/** What any list that was loaded knows of an article: everything but its text. */
export function useKnownPost(slug: string): PublicPostSummaryDto | undefined {
  const language = useLanguage();
  const lists = useQueryClient().getQueriesData<PublicPostSummaryPageEnvelope>({
    queryKey: getListPublicPostsQueryKey(),
    // An article's own query begins with the same words, followed by its name.
    predicate: ({ queryKey }) => typeof queryKey.at(-2) === 'object' && queryKey.at(-1) === language,
  });
  for (const [, list] of lists) {
    const known = list?.data.data.find((post) => post.slug === slug);
    if (known) return known;
  }
  return undefined;
}
