import type { OfficeWeek } from '../../modules/office-hours/office-week.js';

/**
 * Shapes of the demo content. Everything in this folder is invented: the firm, its people, its clients, its
 * figures. Mail addresses end in `.example` and phone numbers are of the form +251 900 000 0NN.
 *
 * Times are relative to the day on which the database is filled, so that a demo never looks stale:
 * `...DaysAgo` counts back from that moment, the fraction being the time of day; `dayOffset` counts days from it
 * in either direction.
 */

export type DemoProjectType =
  'RESIDENCE' | 'COMMERCIAL' | 'OFFICE' | 'HOTEL' | 'HOSPITAL' | 'SCHOOL' | 'MIXED_USE' | 'INDUSTRIAL';

export type DemoProjectStatus = 'IN_DESIGN' | 'UNDER_CONSTRUCTION' | 'COMPLETED';

export type DemoProjectStyle =
  | 'MODERN'
  | 'CONTEMPORARY'
  | 'TRADITIONAL'
  | 'MINIMALIST'
  | 'INDUSTRIAL'
  | 'CLASSICAL'
  | 'ART_DECO'
  | 'SUSTAINABLE';

/** A picture under `/uploads/demo/{name}-{width}x{height}.webp`. */
export interface DemoPicture {
  name: string;
  width: number;
  height: number;
  /** A photo where nothing is said. */
  kind?: 'DRAWING' | 'PLAN';
  alt: string;
}

/** A rating by one of the demo visitors; a visitor rates a project at most once. */
export interface DemoRating {
  /** `key` of a demo visitor. */
  visitor: DemoVisitorKey;
  /** 1 to 5. */
  rating: number;
  comment: string | null;
}

export interface DemoProject {
  slug: string;
  title: string;
  /** At most 300 characters; still makes sense when cut after 100. */
  description: string;
  /** Plain text, paragraphs separated by an empty line. */
  longDescription: string;
  location: string;
  /** Four digits: the year of completion, or the planned one. */
  year: string;
  type: DemoProjectType;
  status: DemoProjectStatus;
  style: DemoProjectStyle;
  metadata: string | null;
  /** Floors above the ground floor, so that `G+{floors}` is right: 0 is a building of one storey. */
  floors: number;
  /** m². */
  plotSize: number;
  /** m², gross, all floors and basements. */
  builtArea: number;
  featured: boolean;
  isForSale: boolean;
  isPublic: boolean;
  /** Whole ETB for the set of drawings; null where the project is not for sale or the price is on request. */
  price: number | null;
  createdDaysAgo: number;
  /** When staff last changed it; not since it was added where it is missing. */
  changedDaysAgo?: number;
  viewCount: number;
  /** The first is the main picture, the rest the gallery. */
  pictures: DemoPicture[];
  ratings: DemoRating[];
}

export interface DemoService {
  title: string;
  description: string;
  longDescription: string;
  duration: string;
  image: DemoPicture;
  features: string[];
  process: string[];
  benefits: string[];
  isActive: boolean;
  createdDaysAgo: number;
}

/** A person of the firm. */
export interface DemoMember {
  name: string;
  title: string;
  bio: string;
  image: DemoPicture;
}

/** What a client says; the site shows their initials. */
export interface DemoTestimonial {
  name: string;
  position: string;
  company: string;
  content: string;
  rating: 1 | 2 | 3 | 4 | 5;
}

export type DemoArticleCategory =
  | 'Sustainability'
  | 'Design'
  | 'Urban Planning'
  | 'Interior Design'
  | 'Engineering'
  | 'Landscape'
  | 'Technology'
  | 'Housing';

/** The six people of the firm, as on the About page. */
export type DemoTeamMember =
  | 'Selamawit Tefera'
  | 'Dawit Gebremedhin'
  | 'Chaltu Regassa'
  | 'Tariku Dukamo'
  | 'Hodan Abdirahman'
  | 'Rahel Wolde';

interface DemoArticleBase {
  slug: string;
  title: string;
  /** At most 300 characters. */
  excerpt: string;
  /** Markdown; headings start at the second level because the title is the first. */
  content: string;
  category: DemoArticleCategory;
  author: DemoTeamMember;
  featured: boolean;
  tags: string[];
  image: DemoPicture;
  createdDaysAgo: number;
}

export type DemoArticle = DemoArticleBase &
  ({ status: 'PUBLISHED'; publishedDaysAgo: number } | { status: 'DRAFT'; publishedDaysAgo: null });

export type DemoVisitorKey = 'meklit' | 'yohannes' | 'lensa' | 'abdulaziz' | 'hirut';

/** A public account. */
export interface DemoVisitor {
  key: DemoVisitorKey;
  name: string;
  email: string;
  address: string | null;
  createdDaysAgo: number;
}

export type DemoInquiryStatus = 'NEW' | 'CONTACTED' | 'IN_PROGRESS' | 'CONVERTED' | 'CLOSED';

export interface DemoNote {
  content: string;
  daysAgo: number;
}

export interface DemoInquiry {
  fullName: string;
  email: string;
  phone: string | null;
  subject: string;
  /** The page of a project that led to it. */
  cameFrom?: string;
  message: string;
  projectType: DemoProjectType | null;
  status: DemoInquiryStatus;
  createdDaysAgo: number;
  notes: DemoNote[];
}

export type DemoOrderStatus = 'PENDING' | 'CONFIRMED' | 'IN_PROGRESS' | 'COMPLETED' | 'CANCELLED';

export interface DemoOrder {
  name: string;
  email: string;
  phone: string;
  address: string | null;
  /** Slug of a demo project that is for sale. */
  project: string;
  status: DemoOrderStatus;
  createdDaysAgo: number;
  /** The transfer that the buyer named; left out where none was yet. */
  paid?: DemoTransfer;
  /** What the buyer wants changed of the design. */
  change?: DemoOrderChange;
}

export interface DemoTransfer {
  by: 'TELEBIRR' | 'CBE' | 'AWASH' | 'DASHEN' | 'ABYSSINIA';
  reference: string;
  /** Left out where staff have not looked for it yet. */
  verifiedDaysAgo?: number;
}

export interface DemoOrderChange {
  description: string;
  askedDaysAgo: number;
  /** Left out where staff have not answered yet. */
  quote?: {
    /** Whole ETB. */
    amount: number;
    workingDays: number;
    answer: string;
    answeredDaysAgo: number;
    /** Days from now. */
    goodForDays: number;
  };
  /** Left out where the buyer has not answered the quote yet. */
  acceptedDaysAgo?: number;
}

export type DemoConsultationType = 'INITIAL' | 'DESIGN_REVIEW' | 'TECHNICAL' | 'PLANNING';

export type DemoMeetingType = 'IN_PERSON' | 'VIDEO_CALL' | 'PHONE';

export type DemoConsultationStatus = 'REQUESTED' | 'SCHEDULED' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';

/** The only times at which a consultation can start. */
export type DemoSlot =
  | '09:00'
  | '09:30'
  | '10:00'
  | '10:30'
  | '11:00'
  | '11:30'
  | '12:00'
  | '14:00'
  | '14:30'
  | '15:00'
  | '15:30'
  | '16:00'
  | '16:30';

export interface DemoConsultant {
  name: string;
  title: string;
  /** Null where they keep the hours of the office. */
  week: OfficeWeek | null;
  /** The consultations that are theirs. */
  holds: DemoConsultationType[];
}

export interface DemoConsultation {
  clientName: string;
  clientEmail: string;
  clientPhone: string | null;
  clientCompany: string | null;
  type: DemoConsultationType;
  topic: string;
  /** The page of a project that led to it. */
  cameFrom?: string;
  description: string | null;
  /** Days from today, negative in the past. */
  dayOffset: number;
  time: DemoSlot;
  /** Minutes. */
  duration: 30 | 60 | 90 | 120;
  meetingType: DemoMeetingType;
  location: string | null;
  meetingLink: string | null;
  notes: string | null;
  status: DemoConsultationStatus;
  createdDaysAgo: number;
}
