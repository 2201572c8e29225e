/** The ten standard services by their slugs, which are part of addresses, in the order in which a new site shows them. */
export const standardSlugs = [
  'residence',
  'hotel',
  'interior',
  'commercial',
  'structural',
  'landscape',
  'project-management',
  'urban-planning',
  'renovation',
  'consultation',
] as const;

export type StandardSlug = (typeof standardSlugs)[number];

export interface StandardServiceText {
  title: string;
  /** One or two sentences. */
  description: string;
  /** Paragraphs separated by an empty line. */
  longDescription: string;
  duration: string;
  /** What the picture shows, for those who do not see it. */
  imageAlt: string;
  features: string[];
  process: string[];
  benefits: string[];
}

export type StandardServicesTexts = Record<StandardSlug, StandardServiceText>;

/** The picture of each, the same in every language. */
export const standardImages: Record<StandardSlug, string> = {
  residence: '/uploads/demo/service-residence-1600x1067.webp',
  hotel: '/uploads/demo/service-hotel-1600x1067.webp',
  interior: '/uploads/demo/service-interior-1600x1067.webp',
  commercial: '/uploads/demo/service-commercial-1600x1067.webp',
  structural: '/uploads/demo/service-structural-1600x1067.webp',
  landscape: '/uploads/demo/service-landscape-1600x1067.webp',
  'project-management': '/uploads/demo/service-project-management-1600x1067.webp',
  'urban-planning': '/uploads/demo/service-urban-planning-1600x1067.webp',
  renovation: '/uploads/demo/service-renovation-1600x1067.webp',
  consultation: '/uploads/demo/service-consultation-1600x1067.webp',
};
