import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export const oneYearSeconds = 365 * 24 * 60 * 60;

/** How long the original in place of a file that is not made yet may be cached. */
export const meanwhileSeconds = 60;

/** Files of the first folder that has them, whose names change with their content, so browsers may keep them for good. */
export async function serveFiles(
  fastify: FastifyInstance,
  prefix: string,
  root: string | string[],
  decorateReply = false,
  isAllowed: (path: string) => boolean = () => true,
): Promise<void> {
  await fastify.register(fastifyStatic, {
    root,
    prefix,
    decorateReply,
    index: false,
    preCompressed: true,
    maxAge: oneYearSeconds * 1000,
    immutable: true,
    allowedPath: isAllowed,
  });
}
