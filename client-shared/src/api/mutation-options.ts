import type { QueryKey } from '@tanstack/react-query';

/** Address of one record. */
const RECORD = /^\/api\/v1\/([\w-]+)\/\{id\}$/;

/**
 * Part of every generated mutation hook: sets `meta.lists` to the query keys' prefix of the lists that show what a
 * change of one record answers.
 */
export function withLists<Options extends { meta?: Record<string, unknown> }>(
  options: Options,
  { url }: { url: string },
): Options {
  const resource = RECORD.exec(url)?.[1];
  if (!resource) return options;
  const lists: QueryKey = ['api', 'v1', resource];
  return { ...options, meta: { lists, ...options.meta } };
}
