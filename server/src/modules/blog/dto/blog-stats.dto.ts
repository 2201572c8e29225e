/** How many articles there are. */
export class BlogStatsDto {
  totalPosts: number;

  publishedPosts: number;

  draftPosts: number;

  featuredPosts: number;
}
