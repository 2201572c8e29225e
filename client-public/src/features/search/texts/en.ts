declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    search: typeof texts;
  }
}

export const texts = {
  title: 'Search',
  intro: 'Projects, services, articles and pages of this site.',
  label: 'Search the site',
  submit: 'Search',
  results: 'Results for “{words}”',
  kind: {
    projects: 'Projects',
    services: 'Services',
    posts: 'Articles',
    pages: 'Pages',
  },
  ask: 'What are you looking for?',
  hint: 'A word or two will do: a place, a kind of building, a material. Latin and Amharic letters find each other.',
  nothing: 'Nothing found for “{words}”',
  nothingText: 'Try other words, or fewer. Or look around:',
  loading: 'Searching',
  failed: 'The search failed',
} as const;
