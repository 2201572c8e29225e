import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// Beyond finding mistakes, these rules keep imports in one direction and files short. ARCHITECTURE.md and
// docs/conventions.md give the reasons.

/** Refuses imports from the given files by pattern; later entries for the same files would replace earlier ones. */
function forbidImports(files, ...patterns) {
  return {
    files,
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

/** A module's inside, seen from another module: only what the module file exports may be used. */
const insideOfAnotherModule = {
  regex: '^(\\.\\./)+(?!common/|config/|integrations/|dto/)[\\w-]+/(?![\\w-]+\\.module\\.js$)',
  message: "Use what the other module's module file exports.",
};

/** In a client, imports run one way: app, then features, then ui, then lib, then what both clients share. */
function directionsOf(client, other) {
  const otherClient = { group: [`@consultancy/${other}*`, `**/${other}/**`, '**/server/**'] };
  const above = (...folders) => ({ group: folders.map((folder) => `**/${folder}/**`) });
  /** From a file so many folders deep in a feature, as many `../` lead to where the other features are. */
  const anotherFeature = (depth) => ({
    regex: `^(\\.\\./){${depth}}(?!\\.\\.)`,
    message: 'A feature may not use another one; only app/ knows them all.',
  });
  return [
    forbidImports([`${client}/src/**`], otherClient),
    forbidImports([`${client}/src/lib/**`], otherClient, above('app', 'features', 'ui')),
    forbidImports([`${client}/src/ui/**`], otherClient, above('app', 'features')),
    ...[1, 2, 3].map((depth) =>
      forbidImports(
        [`${client}/src/features/${'*/'.repeat(depth)}*`],
        otherClient,
        above('app'),
        anotherFeature(depth),
      ),
    ),
  ];
}

/** Words of comments that readers have to translate; docs/conventions.md says what to write instead. */
const unusualWords = [
  ...['deed', 'deeds', 'whoever', 'whomever', 'tells', 'told', 'stands'],
  ...['stands for', 'stand for', 'hears of', 'hear of', 'takes along', 'taken along', 'comes to'],
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-{api,dev}/**',
      '**/node_modules/**',
      'client-shared/src/api/generated/**',
      'docs/reference/**',
      'data/**',
      '.cache/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // These need types: a promise that nobody waits for loses its error, and its work runs outside the transaction.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // What a test or a database constraint has just made sure of needs no second check.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['server/**/*.ts'],
    languageOptions: { globals: globals.node },
    // Nest reads parameter types at run time; a type-only import would erase them.
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['client-*/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ['**/*.mjs', '*.js', '*.ts'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: [
      '**/*.spec.ts',
      '**/*.test.{ts,tsx}',
      'server/src/database/migrations/**',
      'client-*/src/{content,i18n}/**',
    ],
    rules: { 'max-lines': ['error', { max: 320, skipBlankLines: true }], 'no-console': 'off' },
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    // This file lists them; the clients' own sources still have some.
    ignores: ['eslint.config.js', 'client-{admin,public}/src/**'],
    rules: {
      'no-warning-comments': ['error', { terms: unusualWords, location: 'anywhere' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'Identifier[name=/^deeds?$|Deeds?$/]', message: 'Call it an action or a mutation.' },
      ],
    },
  },
  forbidImports(['server/src/common/**', 'server/src/database/**'], {
    group: ['**/content/**', '**/modules/**', '**/integrations/**', '**/site/**', '**/demo/**'],
  }),
  // A worker's test files share these modules: a hook would be that of the first file that loads them.
  {
    files: ['server/test/{builders,support}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@jest/globals',
              importNames: [
                'beforeAll',
                'beforeEach',
                'afterEach',
                'afterAll',
                'describe',
                'it',
                'jest',
                'test',
              ],
              message: 'Hooks stand in the test file itself.',
            },
          ],
        },
      ],
    },
  },
  // What a migration does must not depend on what the program becomes.
  forbidImports(['server/src/database/migrations/*-*.ts'], { group: ['./*', '../*'] }),
  // The table of accounts is below everything that says who did something.
  forbidImports(['server/src/content/**'], {
    group: [
      '**/modules/**',
      '!**/modules/accounts',
      '!**/modules/accounts/accounts.module.js',
      '**/site/**',
      '**/database/**',
      '**/demo/**',
    ],
  }),
  forbidImports(['server/src/integrations/**'], {
    group: ['**/content/**', '**/modules/**', '**/site/**', '**/demo/**'],
  }),
  forbidImports(['server/src/config/**'], { group: ['../**'] }),
  forbidImports(
    ['server/src/modules/**'],
    { group: ['**/site/**', '**/database/**', '**/demo/**'] },
    insideOfAnotherModule,
  ),
  // What the server and the clients share knows neither.
  forbidImports(['shared/**'], { group: ['@consultancy/*', '**/server/**', '**/client-*/**'] }),
  forbidImports(['client-shared/src/**'], {
    group: ['@consultancy/client-public*', '@consultancy/client-admin*', '**/server/**'],
  }),
  ...directionsOf('client-admin', 'client-public'),
  ...directionsOf('client-public', 'client-admin'),
);
