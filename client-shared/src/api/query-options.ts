import type { QueryKey } from '@tanstack/react-query';

interface InLanguage {
  headers?: { 'Accept-Language'?: string };
}

/**
 * Part of every generated query: the language in which its texts are requested is the last part of its key, because
 * answers in two languages are two answers.
 * @param parameters of the query, by name
 */
export function withLanguage<Options extends { queryKey: QueryKey }>(
  options: Options,
  parameters: object,
): Options {
  const language = (parameters as InLanguage).headers?.['Accept-Language'];
  return language === undefined ? options : { ...options, queryKey: [...options.queryKey, language] };
}
