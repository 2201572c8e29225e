/** What facts of a project are called: on its page, in its PDF, and wherever staff see its fields. */
export const projectFacts = {
  location: 'Location',
  year: 'Year',
  type: 'Type',
  plotSize: 'Plot size',
  builtArea: 'Built area',
  leastPlot: 'Least plot',
  style: 'Style',
  status: 'Status',
  client: 'Client',
  collaborators: 'Collaborators',
} as const;

/** Facts of a project that staff may show to visitors. */
export const tenderFacts = {
  clientType: 'Kind of client',
  country: 'Country',
  coordinates: 'Coordinates',
  firmRole: 'Our role',
  firmServices: 'Our services',
  period: 'Start and completion',
  team: 'Our team',
  materials: 'Materials',
  credits: 'Credits',
} as const;

export const clientTypes = {
  UNSTATED: 'Not stated',
  PRIVATE: 'Private person',
  COMPANY: 'Company',
  GOVERNMENT: 'Government',
  NGO: 'Non-governmental organisation',
  RELIGIOUS: 'Religious community',
  INTERNATIONAL: 'International organisation',
} as const;

export const projectStyles = {
  ART_DECO: 'Art Deco',
  CONTEMPORARY: 'Contemporary',
  MODERN: 'Modern',
  TRADITIONAL: 'Traditional',
  MINIMALIST: 'Minimalist',
  INDUSTRIAL: 'Industrial',
  CLASSICAL: 'Classical',
  SUSTAINABLE: 'Sustainable',
} as const;

/** What its fields are called in the back office: in forms, versions, translations and orders. */
export const projectLabels = {
  ...projectFacts,
  ...tenderFacts,
  latitude: 'Latitude',
  longitude: 'Longitude',
  contractValue: 'Contract value',
  contractCurrency: 'Currency',
  startMonth: 'Start',
  completionMonth: 'Completion',
  referee: 'Referee',
  refereeContact: 'How to reach the referee',
  publicFacts: 'Facts that visitors read',
  title: 'Title',
  slug: 'Public address',
  description: 'Description',
  longDescription: 'Long description',
  metadata: 'Metadata',
  plotSize: 'Plot size (m²)',
  builtArea: 'Built area (m²)',
  floors: 'Floors above the ground floor',
  leastPlotWidth: 'Least plot width (m)',
  leastPlotDepth: 'Least plot depth (m)',
  price: 'Price (ETB)',
  packageContents: 'What a buyer gets',
  licenceText: 'Licence',
  featured: 'Featured',
  isForSale: 'For sale',
  isPublic: 'Public',
  mainImage: 'Main Image',
  gallery: 'Further images',
  beforeAfter: 'Before and after',
} as const;

export const postLabels = {
  title: 'Title',
  slug: 'Public address',
  excerpt: 'Excerpt',
  content: 'Content',
  featuredImage: 'Featured Image',
  category: 'Category',
  authorName: 'Author',
  authorAvatar: 'Portrait of the author',
  readTime: 'Read time (minutes)',
  readTimeComputed: 'Read time computed',
  featured: 'Featured',
  tags: 'Tags',
  status: 'Status',
} as const;

export const serviceLabels = {
  title: 'Title',
  description: 'Short description',
  longDescription: 'Long description',
  duration: 'Duration',
  image: 'Image',
  features: 'Features',
  process: 'Process',
  benefits: 'Benefits',
  isActive: 'Active',
} as const;

export const teamMemberLabels = {
  name: 'Name',
  title: 'Role',
  bio: 'Short bio',
  image: 'Picture',
  isPublic: 'Shown to visitors',
  position: 'Position in tenders',
  birthYear: 'Year of birth',
  nationality: 'Nationality',
  education: 'Education',
  registrations: 'Registrations and licences',
  languages: 'Languages',
  memberships: 'Memberships',
  employment: 'Employment record',
  assignments: 'Assignments',
  publicFacts: 'Facts that visitors read',
  words: 'Texts of the CV',
} as const;

export const testimonialLabels = {
  name: 'Name',
  position: 'Role',
  company: 'Company or building',
  content: 'Quote',
  rating: 'Stars',
  image: 'Picture',
  isPublic: 'Shown to visitors',
} as const;

export const awardLabels = {
  title: 'Title',
  year: 'Year',
  organisation: 'Organisation',
  link: 'Link',
  projectId: 'Project',
  isPublic: 'Shown to visitors',
} as const;

export const tenderPackLabels = {
  title: 'Title',
  intro: 'Introduction',
  template: 'Template',
  languages: 'Languages',
  projectIds: 'Projects',
  personIds: 'People',
} as const;

export const settingsLabels = {
  siteName: 'Site Name',
  siteDescription: 'Site Description',
  contactEmail: 'Contact Email',
  supportPhone: 'Support Phone',
  secondPhone: 'Second Phone',
  address: 'Business Address',
  registrations: 'Registrations and licences',
  insurances: 'Insurance',
  turnover: 'Turnover by year',
  equipment: 'Equipment',
  firmProfile: 'Firm profile',
  qualityText: 'Quality assurance',
  safetyText: 'Health and safety',
  words: 'Texts of the firm facts',
} as const;

export const siteCopyLabels = {
  heroImage: 'Picture',
  heroFilm: 'Film',
  heroHeadline: 'Headline',
  heroText: 'Text below it',
  callHeading: 'Heading',
  callText: 'Text',
  aboutTitle: 'Headline of the About page',
  aboutText: 'Text below that headline',
  mission: 'Mission',
  vision: 'Vision',
  whoWeAre: 'Who we are',
  figureValues: 'Figures',
  figureLabels: 'What they count',
  associationMarks: 'Letters on the badges',
  associationNames: 'Names of the associations',
  certificationNames: 'Names of the certifications',
  certificationTexts: 'What they say',
} as const;

/** By the kind of record, as the API names it. */
export const fieldLabels = {
  project: projectLabels,
  post: postLabels,
  service: serviceLabels,
  'team-member': teamMemberLabels,
  testimonial: testimonialLabels,
  award: awardLabels,
  picture: { alt: 'What it shows' },
  settings: settingsLabels,
  'site-copy': siteCopyLabels,
} as const;
