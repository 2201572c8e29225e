import { defineConfig } from 'orval';

// The hooks, types and query keys that both clients use, made from the committed OpenAPI document.
export default defineConfig({
  api: {
    input: './openapi.json',
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
        query: { usePrefetch: true, useInvalidate: true, shouldSplitQueryKey: true, signal: true },
      },
    },
  },
});
