import { ApiError } from '@consultancy/client-shared/api';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@consultancy/client-shared/format';
import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** What travels from the rendered page to the browser. */
export interface PageState {
  language: Language;
  queries: DehydratedState;
}

interface ErrorRecord {
  status: number;
  code: ApiError['code'];
  message: string;
}

/**
 * The state as JSON that may stand inside a script element. The same page gives the same text each time:
 * the moment of the fetch is left out, so that a page can be recognised as unchanged.
 */
export function writePageState(queryClient: QueryClient, language: Language): string {
  const queries = dehydrate(queryClient, {
    // A failure travels too: the browser must not begin with something else than the server did.
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
    serializeData: withoutMarkdown,
  });
  for (const query of queries.queries) {
    query.dehydratedAt = 0;
    query.state.dataUpdatedAt = 0;
    query.state.errorUpdatedAt = 0;
    query.state.error = query.state.error && errorRecord(query.state.error as ApiError);
    query.state.fetchFailureReason = null;
  }
  const state: PageState = { language, queries };
  return JSON.stringify(state).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
}

/** Of a text in Markdown the page shows the HTML; the Markdown would travel with every page and be read by nobody. */
function withoutMarkdown(answer: unknown): unknown {
  const data = ((answer ?? {}) as { data?: Record<string, unknown> }).data ?? {};
  const unread = ['content', 'longDescription'].filter((name) => typeof data[`${name}Html`] === 'string');
  if (unread.length === 0) return answer;
  const shown = Object.entries(data).filter(([name]) => !unread.includes(name));
  return { ...(answer as object), data: Object.fromEntries(shown) };
}

/** What the server fetched, as fresh as the page; null where the page was not rendered there. */
export function readPageState(text: string | null | undefined): PageState | null {
  const state = parse(text);
  if (!state) return null;
  for (const query of state.queries.queries) {
    if (query.state.data !== undefined) query.state.dataUpdatedAt = Date.now();
    if (query.state.error) query.state.error = new ApiError(query.state.error as unknown as ErrorRecord);
  }
  return { ...state, language: isLanguage(state.language) ? state.language : DEFAULT_LANGUAGE };
}

function parse(text: string | null | undefined): PageState | null {
  try {
    return JSON.parse(text ?? '') as PageState;
  } catch {
    return null;
  }
}

function errorRecord({ status, code, message }: ApiError): Error {
  const record: ErrorRecord = { status, code, message };
  return record as unknown as Error;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
