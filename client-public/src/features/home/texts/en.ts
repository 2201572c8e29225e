import { en as quotes } from '../../../content/testimonials/en';
import { quotesByName } from '../quotes';
declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof texts;
  }
}

export const texts = {
  title: 'Architecture, design and engineering in Addis Ababa',
  hero: {
    headline: 'Buildings that belong to their ground',
    text: 'Architects, designers and engineers in one practice. Over 15 years of work in Addis Ababa, drawn and calculated under one roof.',
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
    readTime: '{{minutes}} min read',
  },
  testimonials: {
    heading: 'What clients say',
    label: 'Testimonials',
    show: 'Show testimonial {{number}}',
    position: '{{number}} of {{total}}',
    pause: 'Pause the testimonials',
    play: 'Let the testimonials move on',
    stars: '{{rating}} out of 5 stars',
  },
  cta: {
    heading: 'Tell us about your plot',
    text: 'A first conversation costs nothing. We answer within 24 hours.',
  },
  facts: {
    label: 'The practice in numbers',
    yearsValue: '15',
    years: 'years of experience, founded in 2008',
    projectsValue: '500+',
    projects: 'projects completed',
    clientsValue: '200+',
    clients: 'clients',
    satisfactionValue: '98%',
    satisfaction: 'client satisfaction',
  },
  disciplines: {
    residence: {
      title: 'Residence Design',
      text: 'Houses and apartments made for the families who live in them.',
    },
    hotel: { title: 'Hotel Design', text: 'Hotels and lodges that guests remember and staff can run.' },
    interior: {
      title: 'Interior Design',
      text: 'Rooms, light and furniture that fit the building and the budget.',
    },
    commercial: {
      title: 'Commercial Design',
      text: 'Offices, shops and showrooms that work hard every day.',
    },
    structural: {
      title: 'Structural Engineering',
      text: 'Safe, economical structures, calculated beside the drawing board.',
    },
    landscape: {
      title: 'Landscape Design',
      text: 'Courts, gardens and terraces with plants of the highlands.',
    },
    projectManagement: {
      title: 'Project Management',
      text: 'Tenders, contracts and site control: on time, on cost, on record.',
    },
    urbanPlanning: {
      title: 'Urban Planning',
      text: 'Streets, blocks and neighbourhoods planned for people on foot.',
    },
    renovation: {
      title: 'Renovation & Restoration',
      text: 'New life for old buildings, with respect for what is there.',
    },
    consultation: {
      title: 'Design Consultation',
      text: 'A second opinion on plots, permits and plans before you spend.',
    },
  },
  quotes: quotesByName(quotes),
} as const;
