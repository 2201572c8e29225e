import type { Language } from '@consultancy/client-shared/format';

interface RequestedInLanguage<Key extends readonly unknown[]> {
  /** Answers in two languages are two answers. */
  queryKey: [...Key, Language];
  /** For the generated call. */
  options: (signal: AbortSignal) => { signal: AbortSignal; headers: Record<string, string> };
}

/** What a query of content needs so that its texts come in a language. @param queryKey of the generated call */
export function requestedIn<Key extends readonly unknown[]>(
  language: Language,
  queryKey: Key,
): RequestedInLanguage<Key> {
  return {
    queryKey: [...queryKey, language],
    options: (signal) => ({ signal, headers: { 'Accept-Language': language } }),
  };
}
