import type { Sentence } from './sentence.js';

/** What to tell a person when the database refuses a row, by the name of the constraint that refused it. */
export const constraintMessages: Record<string, Sentence> = {
  users_email_key: (texts) => texts.emailTaken,
  projects_slug_key: 'A project with this address already exists. Try again.',
  blog_posts_slug_key: 'An article with this address already exists. Try again.',
  design_orders_tracking_code_key: (texts) => texts.trackingCodeTaken,
  consultations_no_overlap_excl: (texts) => texts.timeTaken,
};
