import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';

interface Operation {
  operationId: string;
  tags: string[];
  requestBody?: { content?: Record<string, unknown> };
}

interface Document {
  info?: { description?: string };
  paths?: Record<string, Partial<Record<string, Operation>>>;
}

/**
 * What can be sent as JSON or as a multipart form counts as a form: client-shared/src/api/form-body.ts writes it,
 * as JSON where it carries no file.
 */
function preferForms({ paths }: Document): void {
  for (const operation of Object.values(paths ?? {}).flatMap((path) => Object.values(path))) {
    const content = operation?.requestBody?.content;
    if (content?.['multipart/form-data']) delete content['application/json'];
  }
}

/** Each file begins with what the document says of itself: the first paragraph is enough there. */
function shorten({ info }: Document): void {
  if (info?.description) [info.description] = info.description.split('\n\n');
}

/** Parameters of a query that are those of the change. */
type Query = string | { query: string; params: string[] };

/** What a change of a resource makes old beside the resource itself. */
const alsoInvalidates: Record<string, Query[]> = {
  consultations: ['listConsultants'],
  people: [
    { query: 'getPerson', params: ['kind', 'id'] },
    ...['listContactInquiries', 'listConsultations', 'listDesignOrders'],
  ],
  publications: ['listProjects', 'listPosts', 'listServices'],
  revisions: [
    { query: 'listRevisions', params: ['kind', 'id'] },
    ...['listProjects', 'listPosts', 'listServices'],
  ],
  settings: ['listTranslations'],
  'site-copy': ['listTranslations'],
};

/**
 * A change makes old everything that is read at or below the shortest beginning of its address with a GET: a change at
 * `/team/7` all that begins with `/team`. Query keys are the parts of the address, so one key is the beginning of them all.
 */
function invalidationsOf({ paths = {} }: Document) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation! })),
  );
  const readAt = (path: string) => paths[path]?.['get']?.operationId;
  const tagOf = (id: string) => operations.find(({ operationId }) => operationId === id)!.tags[0]!;
  return operations.flatMap(({ path, method, operationId }) => {
    const parts = path.slice('/api/v1/'.length).split('/');
    const root = parts[0]!;
    // Without what differs from record to record.
    const beginnings = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    const readable = beginnings.filter((each) => !each.includes('{') && readAt(`/api/v1/${each}`));
    const read = readable[0] && readAt(`/api/v1/${readable[0]}`);
    const queries = [...(read ? [read] : []), ...(alsoInvalidates[root] ?? [])];
    if (method === 'get' || queries.length === 0) return [];
    const invalidates = queries.map((query) => {
      const rule = typeof query === 'string' ? { query } : query;
      const tag = tagOf(rule.query);
      // Where it is generated, if not in the same file.
      const file = `./${tag.toLowerCase().replaceAll(' ', '-')}`;
      return tag === tagOf(operationId) ? rule : { ...rule, file };
    });
    return [{ onMutations: [operationId], invalidates }];
  });
}

const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as Document;

// The hooks, types and query keys that both clients use, made from the committed OpenAPI document.
export default defineConfig({
  api: {
    input: {
      target: './openapi.json',
      override: {
        transformer: (document) => {
          preferForms(document as Document);
          shorten(document as Document);
          return document;
        },
      },
    },
    output: {
      mode: 'tags-split',
      workspace: './client-shared/src/api/generated',
      target: './index.ts',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      urlEncodeParameters: true,
      packageJson: './client-shared/package.json',
      override: {
        fetch: { includeHttpResponseReturnType: false },
        mutator: { path: '../fetcher.ts', name: 'fetcher' },
        formData: { path: '../form-body.ts', name: 'formBody' },
        query: {
          shouldSplitQueryKey: true,
          signal: true,
          mutationInvalidates: invalidationsOf(document),
          mutationOptions: { path: '../mutation-options.ts', name: 'withLists' },
        },
      },
    },
  },
});
