/** Ids of the ten built-in services, in the order in which they are shown. They are part of addresses. */
export const serviceIds = [
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

export type ServiceId = (typeof serviceIds)[number];

export interface ServiceText {
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

export type ServicesContent = Record<ServiceId, ServiceText>;

/** The picture of each built-in service, the same in every language. */
export const serviceImages: Record<ServiceId, string> = {
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
