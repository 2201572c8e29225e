import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';

const MOST_FEATURED = 2;

export interface ArrangedPosts {
  featured: PublicPostSummaryDto[];
  others: PublicPostSummaryDto[];
}

/** Up to two featured articles lead; all others follow in their order. */
export function arrangePosts(posts: PublicPostSummaryDto[]): ArrangedPosts {
  const featured = posts.filter((post) => post.featured).slice(0, MOST_FEATURED);
  return { featured, others: posts.filter((post) => !featured.includes(post)) };
}

/** The categories found, in the order of the alphabet; the one that is chosen is always among them. */
export function findCategories(posts: PublicPostSummaryDto[], chosen: string): string[] {
  const found = new Set(posts.map(({ category }) => category).filter(Boolean));
  if (chosen) found.add(chosen);
  return [...found].sort();
}
