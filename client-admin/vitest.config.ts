import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  test: {
    name: 'client-admin',
    environment: 'jsdom',
    maxWorkers: '100%',
    // One simulated browser for each worker; each file still has modules and globals of its own.
    pool: 'vmThreads',
    include: ['src/**/*.test.{ts,tsx}'],
    // The editor of articles imports its styles itself.
    server: { deps: { inline: [/@uiw\//] } },
    setupFiles: ['./src/test-support/setup.ts'],
  },
});
