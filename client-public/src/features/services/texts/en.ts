import { en as builtIn } from '@consultancy/client-shared/standard-services/en';

declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    services: typeof texts;
  }
}

export const texts = {
  title: 'Services',
  intro:
    'From the first look at a plot to the keys of the finished building: take one service, or all of them from one office.',
  listLabel: 'Our services',
  learnMore: 'Learn More',
  new: 'New',
  extra: {
    loading: 'Loading additional services...',
    failed: 'Failed to load additional services',
  },
  detail: {
    trail: 'You are here',
    contactForDetails: 'Contact for details',
    duration: 'Duration',
    overview: 'Overview',
    included: "What's Included",
    process: 'Our Process',
    benefits: 'Key Benefits',
    sidebar: 'All services',
    loading: 'Loading service',
    failed: 'Failed to load this service',
  },
  cta: {
    heading: 'Start with a conversation',
    text: 'Tell us what you have in mind.',
  },
  builtIn,
} as const;
