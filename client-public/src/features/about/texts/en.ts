import { en as page } from '../../../content/about/en';

declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    about: typeof texts;
  }
}

export const texts = {
  title: 'About',
  studio:
    'Our studio: long tables with screens and drawings, shelves with samples and books along the wall, and a window to the garden',
  portrait: 'Portrait of {name}',
  facts: {
    EDUCATION: 'Education',
    REGISTRATIONS: 'Registrations',
    LANGUAGES: 'Languages',
    MEMBERSHIPS: 'Memberships',
  },
  awards: { title: 'Awards', project: 'See the project' },
  cta: {
    heading: 'Come and meet us',
    text: 'Bring your plot papers, your sketches or only a question. We answer within 24 hours.',
  },
  page,
} as const;
