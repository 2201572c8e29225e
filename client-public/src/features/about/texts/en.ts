declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    about: typeof texts;
  }
}

export const texts = {
  title: 'About',
  studio:
    'A studio: long tables with screens and drawings, shelves with samples and books along the wall, and a window to the garden',
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
    text: 'Bring your plot papers, your sketches or only a question.',
  },
  page: {
    missionTitle: 'Our Mission',
    visionTitle: 'Our Vision',
    whoWeAreTitle: 'Who We Are',
    factsTitle: 'The Firm in Figures',
    teamTitle: 'Our Team',
    associationsTitle: 'Professional Associations',
    certificationsTitle: 'Certifications',
    demoNotice: 'Demo content: the firm, its people, its projects and its figures are invented.',
  },
} as const;
