import { defineConfig } from 'vitest/config';

/** Nest reads the types of constructor parameters, which decorators carry into the running code. */
const decorators = { oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } } };

export default defineConfig({
  test: {
    reporters: ['default'],
    // Left alone it keeps one core for itself, which of two cores is half.
    maxWorkers: '100%',
    projects: [
      {
        ...decorators,
        test: {
          name: 'unit',
          include: ['src/**/*.spec.ts'],
          exclude: ['src/**/*.api.spec.ts'],
          setupFiles: ['test/support/metadata.ts'],
          isolate: false,
        },
      },
      {
        // Through real HTTP on a real database: TEST_DATABASE says which.
        ...decorators,
        test: {
          name: 'api',
          include: ['src/**/*.api.spec.ts', 'test/{contracts,attacks}/**/*.spec.ts'],
          setupFiles: ['test/support/metadata.ts'],
          globalSetup: ['test/support/database-template.ts'],
          // Loading the server takes as long as a third of the tests; each file makes an application of its own.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The built server as a process of its own.
        ...decorators,
        test: {
          name: 'process',
          include: ['test/process/**/*.spec.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
          // They wait more than they work.
          maxWorkers: 2,
        },
      },
    ],
  },
});
