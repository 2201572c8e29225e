/** What facts of a project are called: on its page, in its PDF, and wherever staff see its fields. */
export const projectFacts = {
  location: 'Location',
  year: 'Year',
  type: 'Type',
  plotSize: 'Plot size',
  builtArea: 'Built area',
  style: 'Style',
  status: 'Status',
  client: 'Client',
  collaborators: 'Collaborators',
} as const;

/** What its fields are called in the back office: in forms, versions, translations and orders. */
export const projectLabels = {
  ...projectFacts,
  title: 'Title',
  slug: 'Public address',
  description: 'Description',
  longDescription: 'Long description',
  metadata: 'Metadata',
  plotSize: 'Plot size (m²)',
  builtArea: 'Built area (m²)',
  floors: 'Floors above the ground floor',
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
