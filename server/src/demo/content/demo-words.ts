/**
 * The demo content in a language other than English: only what is read, no figures. Each text follows its English
 * original sentence by sentence, so that lists, headings and pictures stand in the same order.
 */

export interface ProjectWords {
  title: string;
  description: string;
  /** Plain text, paragraphs separated by an empty line, as many as in English. */
  longDescription: string;
  location: string;
  metadata: string | null;
  /** What each picture of the project shows, in the order of its pictures. */
  pictures: string[];
}

export interface ArticleWords {
  title: string;
  excerpt: string;
  /** Markdown; links and addresses of pictures as in English. */
  content: string;
  authorName: string;
  tags: string[];
  /** What the picture of the article shows. */
  image: string;
}

export interface ServiceWords {
  title: string;
  description: string;
  longDescription: string;
  duration: string;
  features: string[];
  process: string[];
  benefits: string[];
  /** What the picture of the service shows. */
  image: string;
}

export interface MemberWords {
  name: string;
  title: string;
  bio: string;
}

export interface TestimonialWords {
  name: string;
  position: string;
  company: string;
  content: string;
}

export interface SettingsWords {
  siteName: string;
  siteDescription: string;
  address: string;
}

export interface DemoWords {
  /** By the slug of the project. */
  projects: Record<string, ProjectWords>;
  /** By the slug of the article. */
  articles: Record<string, ArticleWords>;
  /** By the English title of the service. */
  services: Record<string, ServiceWords>;
  /** By the English name of the person. */
  team: Record<string, MemberWords>;
  /** By the English name of the client. */
  testimonials: Record<string, TestimonialWords>;
  settings: SettingsWords;
}
