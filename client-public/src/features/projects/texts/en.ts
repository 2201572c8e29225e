import { clientTypes, projectFacts, tenderFacts } from '@consultancy/shared/field-labels/en';

declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    projects: typeof texts;
  }
}

export const texts = {
  title: 'Projects',
  intro: 'Houses, hotels, workplaces and city blocks, in Addis Ababa and beyond.',
  filterLabel: 'Show projects',
  filter: {
    all: 'All',
    mostViewed: 'Most Viewed',
  },
  view: { label: 'Show as', cards: 'Pictures', index: 'Index', time: 'Years', map: 'Map' },
  index: { number: 'No.', project: 'Project' },
  places: {
    map: 'Places of the projects',
    elsewhere: 'Without a place on the map',
    count: '{count, plural, one {# project} other {# projects}}',
  },
  featuredHeading: 'Featured projects',
  allHeading: 'All projects',
  loading: 'Loading projects',
  failed: 'Failed to load projects',
  empty: 'No projects of this kind yet.',
  showAll: 'Show all projects',
  featured: 'Featured',
  rating: '{count, plural, one {{average} out of 5 from # rating} other {{average} out of 5 from # ratings}}',
  notRated: 'Not rated yet',
  forSale: 'Design for sale',
  priceOnRequest: 'Price on request',
  floors: 'G+{floors}',
  modern: 'Modern',
  plot: '{size} m²',
  premiumPlot: 'Premium plot',
  action: { buy: 'Buy Design', rate: 'Rate', sheet: 'Download as PDF' },
  detail: {
    crumbs: 'Breadcrumb',
    images: 'Pictures of {title}',
    image: '{title}, picture {number} of {total}',
    showImage: 'Show picture {number}',
    counter: '{number} / {total}',
    ...projectFacts,
    ...tenderFacts,
    area: '{size} sq.m',
    price: 'Price of the design',
    packageContents: 'What you get',
    licenceText: 'Licence',
    loading: 'Loading project',
    missingTitle: 'Project not found',
    missingText: 'It may have been renamed or taken down. All other projects are one step away.',
    backToProjects: 'All projects',
  },
  clientTypes,
  awards: 'Awards',
  drawings: 'Drawings and plans',
  beforeAfter: {
    heading: 'Before and after',
    before: 'Before',
    after: 'After',
    beforeOf: '{title} before',
    afterOf: '{title} after',
    slider: 'Show more of before or after',
    share: 'Before: {share} % of the picture',
  },
  viewer: { zoomIn: 'Zoom in', zoomOut: 'Zoom out' },
  more: {
    label: 'More projects',
    alike: 'Related projects',
    previous: 'Previous project',
    next: 'Next project',
  },
} as const;
