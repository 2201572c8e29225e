import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'orval';

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: { in?: string; name?: string }[];
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

/**
 * Where staff get another answer than visitors, the types are those of visitors: the site reads there, and the back
 * office at `…/admin`.
 */
function readAsVisitor(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const { anyOf } = part as { anyOf?: { $ref?: string }[] };
  if (anyOf?.[1]?.$ref?.includes('/schemas/Staff')) {
    delete (part as { anyOf?: unknown }).anyOf;
    Object.assign(part, anyOf[0]);
  }
  Object.values(part).forEach(readAsVisitor);
}

/** Each file begins with what the document says of itself: the first paragraph is enough there. */
function shorten({ info }: Document): void {
  if (info?.description) [info.description] = info.description.split('\n\n');
}

/** POST operations that change nothing: their tokens must not be part of an address. */
const readsByPost = ['getOwnConsultation', 'getOwnConsultationTimes', 'listMyRequests'];

/**
 * Operations that are generated in a file of their own: the first load of a page has the file of the reads beside them.
 */
const apart: Record<string, string> = {
  getPublicPost: 'Article',
  listUserOpenWork: 'User work',
  handOverUserWork: 'User work',
  ...Object.fromEntries(
    [
      ...['countProjectView', 'getProject', 'getProjectBySlug', 'getProjectFacets', 'getProjectSheet'],
      ...['getRelatedProjects', 'rateProject'],
    ].map((operation) => [operation, 'Project details']),
  ),
};

function moveApart({ paths }: Document): void {
  for (const operation of Object.values(paths ?? {}).flatMap((path) => Object.values(path))) {
    const tag = operation && apart[operation.operationId];
    if (tag) operation.tags = [tag];
  }
}

/** Files that are made or counted when they are requested: a press loads them, and nothing caches them. */
const downloads = ['downloadDesignFile', 'getProForma'];

/**
 * Of the headers only the language of a read is a parameter of its hook, and with it part of the key. The fetcher adds
 * those of a mutation.
 */
function keepLanguageOfReads({ paths }: Document): void {
  for (const methods of Object.values(paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!operation?.parameters) continue;
      const { operationId } = operation;
      const isRead = method === 'get' ? !downloads.includes(operationId) : readsByPost.includes(operationId);
      operation.parameters = operation.parameters.filter(
        (parameter) => parameter.in !== 'header' || (isRead && parameter.name === 'Accept-Language'),
      );
    }
  }
}

/** Parameters of a query that are those of the change. */
type Query = string | { query: string; params: string[] };

/** What a change makes old beside its resource: by the first part of its address, or by the operation. */
const alsoInvalidates: Record<string, Query[]> = {
  backups: ['getBackupState'],
  blog: ['listPublications'],
  consultations: ['listConsultants'],
  people: [
    { query: 'getPerson', params: ['kind', 'id'] },
    ...['listContactInquiries', 'listConsultations', 'listDesignOrders'],
  ],
  projects: ['listPublications'],
  publications: ['listProjects', 'listPosts', 'listServices'],
  revisions: [
    { query: 'listRevisions', params: ['kind', 'id'] },
    ...['listProjects', 'listPosts', 'listServices'],
  ],
  services: ['listPublications'],
  settings: ['listTranslations'],
  'site-copy': ['listTranslations'],

  addDesignFile: [{ query: 'listDesignFiles', params: ['id'] }],
  addOrderFile: [{ query: 'listOrderFiles', params: ['id'] }],
  createPreviewLink: [{ query: 'listPreviewLinks', params: ['kind', 'id'] }],
  deleteProjects: ['listTrash'],
  retryInquiryMails: ['listNotifications'],
  sendConfirmation: ['getEmail'],
  updateProfile: ['listUsers'],
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
  const tagOf = (id: string) =>
    apart[id] ?? operations.find(({ operationId }) => operationId === id)!.tags[0]!;
  return operations.flatMap(({ path, method, operationId }) => {
    const parts = path.slice('/api/v1/'.length).split('/');
    const root = parts[0]!;
    // Without what differs from record to record.
    const beginnings = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    const readable = beginnings.filter((each) => !each.includes('{') && readAt(`/api/v1/${each}`));
    const read = readable[0] && readAt(`/api/v1/${readable[0]}`);
    // What goes to the trash can be restored.
    const isTrash = path.endsWith('/restore') || (method === 'delete' && paths[`${path}/restore`]);
    const queries = [
      ...(read ? [read] : []),
      ...(alsoInvalidates[root] ?? []),
      ...(alsoInvalidates[operationId] ?? []),
      ...(isTrash && root !== 'revisions' ? ['listTrash'] : []),
    ];
    if (method === 'get' || readsByPost.includes(operationId) || queries.length === 0) return [];
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

/**
 * Orval writes these helpers into each file or function that uses them. One of each is enough: every copy travels with
 * the first load of a page.
 */
const helpers = [
  { name: 'withQueryKey', written: /const withQueryKey = .*?\n\};\n/s },
  { name: 'getHeaders', written: / +const getHeaders = .*?\n {2}\};\n/gs },
];

/** @param files paths of what was written */
function shareHelpers(files: unknown): void {
  for (const file of (files as string[]).filter((name) => name.endsWith('.ts'))) {
    let text = readFileSync(file, 'utf8');
    for (const { name, written } of helpers) {
      const shared = text.replace(written, '');
      if (shared === text) continue;
      text = shared.replace(
        /^import \{ fetcher \}/m,
        `import { ${name} } from '../../generated-helpers.ts';\n$&`,
      );
    }
    // Orval imports this one everywhere.
    const unused = text.includes('queryParameters(') ? /$^/ : /^import \{ queryParameters \}.*\n/m;
    writeFileSync(file, text.replace(unused, ''));
  }
}

const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as Document;

// The hooks, types and query keys that both clients use, made from the committed OpenAPI document.
export default defineConfig({
  api: {
    hooks: { afterAllFilesWrite: shareHelpers },
    input: {
      target: './openapi.json',
      override: {
        transformer: (document) => {
          preferForms(document as Document);
          keepLanguageOfReads(document as Document);
          shorten(document as Document);
          readAsVisitor(document);
          moveApart(document as Document);
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
      headers: true,
      clean: true,
      urlEncodeParameters: true,
      packageJson: './client-shared/package.json',
      override: {
        fetch: { includeHttpResponseReturnType: false },
        mutator: { path: '../fetcher.ts', name: 'fetcher' },
        paramsSerializer: { path: '../query-parameters.ts', name: 'queryParameters' },
        formData: { path: '../form-body.ts', name: 'formBody' },
        query: {
          shouldSplitQueryKey: true,
          signal: true,
          queryOptions: { path: '../query-options.ts', name: 'withLanguage', useHooks: false },
          mutationInvalidates: invalidationsOf(document),
          mutationOptions: { path: '../mutation-options.ts', name: 'withLists', useHooks: false },
        },
        operations: Object.fromEntries([
          ...readsByPost.map((read) => [read, { query: { useQuery: true } }]),
          ...downloads.map((download) => [download, { query: { useMutation: true } }]),
        ]),
      },
    },
  },
});
