import { defineConfig } from 'orval';

interface Document {
  info?: { description?: string };
  paths?: Record<string, Partial<Record<string, { requestBody?: { content?: Record<string, unknown> } }>>>;
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
      schemas: './model',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      urlEncodeParameters: true,
      packageJson: './client-shared/package.json',
      override: {
        fetch: { includeHttpResponseReturnType: false },
        mutator: { path: '../fetcher.ts', name: 'fetcher' },
        formData: { path: '../form-body.ts', name: 'formBody' },
        query: { usePrefetch: true, useInvalidate: true, shouldSplitQueryKey: true, signal: true },
      },
    },
  },
});
