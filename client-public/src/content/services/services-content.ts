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
  features: string[];
  process: string[];
  benefits: string[];
}

export type ServicesContent = Record<ServiceId, ServiceText>;
