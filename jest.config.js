import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUES } from './client-shared/vite/compile-texts.mjs';

const packages = join(import.meta.dirname, 'node_modules');

/** What all parts share. */
const shared = {
  injectGlobals: false,
  // As promises need them, and what waits for promises.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
};

/** The server's tests run in Node itself: server/test/runtime/native-runtime.mjs says why. */
const server = {
  ...shared,
  rootDir: 'server',
  runtime: '<rootDir>/test/runtime/native-runtime.mjs',
  testEnvironment: '<rootDir>/test/runtime/native-environment.mjs',
  setupFiles: ['<rootDir>/test/support/metadata.ts'],
  transform: {},
};

/** Tests of the built server as a process of its own. */
const processes = {
  ...server,
  globalSetup: '<rootDir>/test/runtime/start-instances.mjs',
  globalTeardown: '<rootDir>/test/runtime/stop-instances.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/process/patience.ts'],
};

/** Packages that are ES modules only; Jest gives the clients' tests CommonJS. */
const esmPackages = globSync(['*', '@*/*'], { cwd: packages }).filter((name) => {
  const manifest = join(packages, name, 'package.json');
  if (name === '@tabler/icons-react') return true;
  if (!existsSync(manifest)) return false;
  const { type, exports } = JSON.parse(readFileSync(manifest, 'utf8'));
  return type === 'module' && !JSON.stringify(exports ?? '').includes('"require"');
});

const swcOptions = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: {
      react: { runtime: 'automatic' },
      optimizer: { globals: { vars: { 'import.meta.env': 'undefined' } } },
    },
  },
  module: { type: 'commonjs' },
};

/** Each file of the clients' tests has a simulated browser and modules of its own. */
const client = {
  ...shared,
  testEnvironment: '<rootDir>/../client-shared/test/stand-ins/browser.mjs',
  testEnvironmentOptions: { url: 'http://localhost:3000/' },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/../client-shared/test/setup.ts'],
  moduleNameMapper: {
    // TypeScript names the file that it would make.
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.module\\.css$': '<rootDir>/../client-shared/test/stand-ins/classes.cjs',
    '^(.*)\\?(no-inline|raw|url)$': '$1',
    '^use-intl/format-message$': 'use-intl/format-message/format-only',
    '^@tabler/icons-react$': '<rootDir>/../client-shared/test/stand-ins/icons.cjs',
  },
  transform: {
    '\\.(css|jpg|png|svg|webp|woff2)$': '<rootDir>/../client-shared/test/stand-ins/file-address.cjs',
    '\\.md$': '<rootDir>/../client-shared/test/stand-ins/file-text.cjs',
    [CATALOGUES.source]: ['<rootDir>/../client-shared/test/stand-ins/texts.mjs', swcOptions],
    '\\.[mc]?[jt]sx?$': ['@swc/jest', swcOptions],
  },
  transformIgnorePatterns: [`^(?!.*\\.css$)(?!.*/node_modules/(${esmPackages.join('|')})/).*/node_modules/`],
};

export default {
  testTimeout: 180_000,
  // React leaves a message port open, which would keep Jest waiting when all tests are over.
  forceExit: true,
  projects: [
    {
      ...server,
      displayName: 'unit',
      roots: ['<rootDir>/src', '<rootDir>/../shared/src'],
      testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/../shared/src/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.api\\.spec\\.ts$'],
    },
    {
      ...server,
      displayName: 'api',
      testMatch: ['<rootDir>/src/**/*.api.spec.ts', '<rootDir>/test/{contracts,attacks}/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/runtime/start-databases.mjs',
      globalTeardown: '<rootDir>/test/runtime/stop-databases.mjs',
    },
    { ...processes, displayName: 'process', testMatch: ['<rootDir>/test/process/**/*.spec.ts'] },
    { ...processes, displayName: 'endurance', testMatch: ['<rootDir>/test/endurance/**/*.spec.ts'] },
    { ...client, rootDir: 'client-shared', displayName: 'client-shared' },
    { ...client, rootDir: 'client-public', displayName: 'client-public' },
    { ...client, rootDir: 'client-admin', displayName: 'client-admin' },
  ],
};
