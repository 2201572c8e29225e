declare module 'i18next' {
  interface ResourceNamespaceMap {
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
    residence: 'Residence',
    commercial: 'Commercial',
    hotel: 'Hotel',
    mixedUse: 'Mixed Use',
  },
  featuredHeading: 'Featured projects',
  allHeading: 'All projects',
  loading: 'Loading projects',
  failed: 'Failed to load projects',
  empty: 'No projects of this kind yet.',
  showAll: 'Show all projects',
  featured: 'Featured',
  rating_one: '{{average}} out of 5 from {{count}} rating',
  rating_other: '{{average}} out of 5 from {{count}} ratings',
  notRated: 'Not rated yet',
  forSale: 'Design for sale',
  priceOnRequest: 'Price on request',
  floors: 'G+{{floors}}',
  modern: 'Modern',
  plot: '{{size}} m²',
  premiumPlot: 'Premium plot',
  detail: {
    images: 'Pictures of {{title}}',
    image: '{{title}}, picture {{number}} of {{total}}',
    showImage: 'Show picture {{number}}',
    counter: '{{number}} / {{total}}',
    location: 'Location',
    year: 'Year',
    type: 'Type',
    plotSize: 'Plot size',
    builtArea: 'Built area',
    area: '{{size}} sq.m',
    style: 'Style',
    status: 'Status',
    price: 'Price of the design',
    loading: 'Loading project',
    missingTitle: 'Project not found',
    missingText: 'It may have been renamed or taken down. All other projects are one step away.',
    backToProjects: 'All projects',
  },
} as const;
