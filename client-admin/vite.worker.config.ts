import { defineConfig } from 'vite';

/** The service worker: one plain script, beside the pages' own files. The server gives it its address. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/worker',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/worker/sw.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
