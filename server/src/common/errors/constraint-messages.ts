/** What to tell a person when the database refuses a row, by the name of the constraint that refused it. */
export const constraintMessages: Record<string, string> = {
  users_email_key: 'An account with this email already exists.',
  projects_slug_key: 'A project with this address already exists. Try again.',
  blog_posts_slug_key: 'An article with this address already exists. Try again.',
  design_orders_tracking_code_key: 'This tracking code is taken. Try again.',
  consultations_no_overlap_excl: 'Another consultation is scheduled or confirmed at this time.',
};
