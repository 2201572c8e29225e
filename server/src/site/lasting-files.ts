import type { FastifyStaticOptions } from '@fastify/static';

export const oneYearSeconds = 365 * 24 * 60 * 60;

export const lastingHeader = `public, max-age=${oneYearSeconds}, immutable`;

/** For files whose names change with their content, so browsers may keep them for good. */
export const lastingFiles = {
  index: false,
  preCompressed: true,
  maxAge: oneYearSeconds * 1000,
  immutable: true,
} satisfies Partial<FastifyStaticOptions>;
