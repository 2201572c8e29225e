/** Every address of the public site, in one place. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (id: string) => `/services/${encodeURIComponent(id)}`,
  projects: '/projects',
  project: (slug: string) => `/projects/${encodeURIComponent(slug)}`,
  blog: '/blog',
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  contact: '/contact',
  consultation: '/consultation',
  track: '/track',
} as const;
