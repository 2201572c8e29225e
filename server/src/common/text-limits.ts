/** The longest text of each kind, in characters. The columns, the DTOs and the OpenAPI document share them. */
export const textLimits = {
  name: 120,
  email: 254,
  phone: 40,
  /** Subjects and titles. */
  title: 200,
  /** Slugs: a title and a number. */
  slug: 220,
  /** Excerpts, addresses, paths and other short texts. */
  short: 500,
  /** Messages, comments and long descriptions. */
  message: 5_000,
  markdown: 100_000,
} as const;
