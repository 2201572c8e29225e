declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    home: typeof texts;
  }
}

export const texts = {
  title: 'Architecture, design and engineering in Addis Ababa',
  hero: {
    headline: 'Buildings that belong to their ground',
    text: 'Architects, designers and engineers in one practice: drawn and calculated under one roof.',
    pauseVideo: 'Pause the background video',
    playVideo: 'Play the background video',
  },
  projects: {
    heading: 'Featured projects',
    viewAll: 'All projects',
    empty: 'No featured projects available at the moment.',
    failed: 'Failed to load projects',
  },
  services: {
    heading: 'What we do',
    text: 'Ten disciplines at one table. Take one of them, or the whole way from a bare plot to the keys.',
    viewAll: 'All services',
  },
  blog: {
    heading: 'From the blog',
    viewAll: 'All articles',
    failed: 'Failed to load blog posts',
    empty: 'No articles yet. Come back soon.',
    readTime: '{minutes} min read',
  },
  testimonials: {
    heading: 'What clients say',
    show: 'Show testimonial {number}',
    pause: 'Pause the testimonials',
    play: 'Let the testimonials move on',
    stars: '{rating} out of 5 stars',
  },
  cta: {
    heading: 'Tell us about your plot',
    text: 'A first conversation costs nothing.',
  },
  facts: {
    label: 'The practice in numbers',
  },
  disciplines: {
    residence: 'Residence Design',
    hotel: 'Hotel Design',
    interior: 'Interior Design',
    commercial: 'Commercial Design',
    structural: 'Structural Engineering',
    landscape: 'Landscape Design',
    projectManagement: 'Project Management',
    urbanPlanning: 'Urban Planning',
    renovation: 'Renovation & Restoration',
    consultation: 'Design Consultation',
  },
} as const;
