/** The categories of the blog; also what is offered as tags at once. */
export const CATEGORIES = [
  'Sustainability',
  'Design',
  'Urban Planning',
  'Interior Design',
  'Engineering',
  'Landscape',
  'Technology',
  'Housing',
] as const;
