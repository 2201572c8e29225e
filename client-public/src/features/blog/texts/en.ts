declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    blog: typeof texts;
  }
}

export const texts = {
  title: 'Blog',
  intro:
    'Notes from the drawing board and the building site: materials, costs, permits and houses that are good to live in.',
  searchLabel: 'Search articles',
  search: 'Search',
  categoriesLabel: 'Categories',
  all: 'All',
  found: '{count, plural, one {# article} other {# articles}}',
  featuredHeading: 'Featured articles',
  moreHeading: 'More articles',
  allHeading: 'All articles',
  foundHeading: 'Articles found',
  loading: 'Loading articles',
  failed: 'Failed to load blog posts',
  empty: 'No articles found. Try adjusting filters or search.',
  clear: 'Clear filters',
  readTime: '{minutes} min read',
  defaultAuthor: 'Admin',
  article: {
    crumb: 'Article',
    crumbs: 'Breadcrumb',
    backToBlog: 'Back to Blog',
    missingTitle: 'Article not found',
    failed: 'Failed to load the article',
  },
} as const;
