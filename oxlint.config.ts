import { defineConfig, type OxlintOverride } from 'oxlint';

// Finds mistakes, checks types, keeps imports in one direction and files short. ARCHITECTURE.md and
// docs/conventions.md give the reasons.

interface ImportPattern {
  group?: string[];
  regex?: string;
  message?: string;
}

/** Refuses imports from the given files by pattern; later entries for the same files replace earlier ones. */
function forbidImports(files: string[], ...patterns: ImportPattern[]): OxlintOverride {
  return {
    files,
    excludeFiles: ['**/*.spec.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

/** A module's inside, seen from another module: only what the module file exports may be used. */
const insideOfAnotherModule: ImportPattern = {
  group: [
    ...['../*/**', '../../*/**', '../../../*/**'],
    ...['!../*/*.module.js', '!../../*/*.module.js', '!../../../*/*.module.js'],
    ...['!**/backup/**', '!**/common/**', '!**/config/**', '!**/integrations/**', '!../dto/**'],
  ],
  message: "Use what the other module's module file exports.",
};

/** In a client, imports run one way: app, then features, then ui, then lib, then what both clients share. */
function directionsOf(client: string, other: string): OxlintOverride[] {
  const otherClient = { group: [`@consultancy/${other}*`, `**/${other}/**`, '**/server/**'] };
  const above = (...folders: string[]) => ({ group: folders.map((folder) => `**/${folder}/**`) });
  /** From a file so many folders deep in a feature, as many `../` lead to where the other features are. */
  const anotherFeature = (depth: number) => ({
    regex: `^(\\.\\./){${depth}}[^.]`,
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
  ...['deed', 'deeds', 'whoever', 'whomever', 'whatever', 'arranged', 'tells', 'told', 'stands'],
  ...['stands for', 'stand for', 'hears of', 'hear of', 'takes along', 'taken along', 'comes to'],
];

const errors = (...rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, 'error'] as const));

export default defineConfig({
  ignorePatterns: [
    '**/dist/**',
    '**/dist-{api,dev}/**',
    'client-shared/src/api/generated/**',
    'docs/reference/**',
    '{data,data-dev}/**',
    '.cache/**',
  ],
  // A warning that nobody has to act on is noise.
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'oxc'],
  categories: { correctness: 'error' },
  rules: {
    // Of correctness, what finds nothing here but our habits: rows of a table are arrays of cells, an entity is spread
    // into a plain object, methods are named to be called elsewhere, days and codes sort as text.
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/no-redundant-type-constituents': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    ...errors('no-case-declarations', 'no-fallthrough', 'no-prototype-builtins', 'no-redeclare'),
    ...errors('no-empty', 'no-regex-spaces', 'no-var', 'no-useless-assignment', 'preserve-caught-error'),
    ...errors('no-array-constructor', 'no-useless-constructor', 'no-unexpected-multiline'),
    ...errors('prefer-const', 'prefer-rest-params', 'prefer-spread'),
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        // A promise that nobody waits for loses its error, and its work runs outside the transaction.
        ...errors('typescript/no-floating-promises', 'typescript/no-misused-promises'),
        ...errors('typescript/ban-ts-comment', 'typescript/no-explicit-any', 'typescript/no-namespace'),
        ...errors('typescript/no-require-imports', 'typescript/no-dynamic-delete'),
        ...errors('typescript/no-empty-object-type', 'typescript/no-unsafe-function-type'),
        ...errors('typescript/no-invalid-void-type', 'typescript/no-unnecessary-type-constraint'),
        ...errors('typescript/no-non-null-asserted-nullish-coalescing', 'typescript/unified-signatures'),
        ...errors('typescript/no-confusing-non-null-assertion', 'typescript/prefer-literal-enum-member'),
        ...errors('typescript/adjacent-overload-signatures', 'typescript/array-type'),
        ...errors('typescript/class-literal-property-style', 'typescript/consistent-generic-constructors'),
        ...errors('typescript/consistent-indexed-object-style', 'typescript/consistent-type-assertions'),
        ...errors('typescript/consistent-type-definitions', 'typescript/no-inferrable-types'),
        ...errors('typescript/prefer-for-of', 'typescript/prefer-function-type'),
      },
    },
    {
      files: ['**/*.{ts,tsx}'],
      // Nest reads parameter types at run time; a type-only import would erase them.
      excludeFiles: ['server/**'],
      rules: { 'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }] },
    },
    {
      files: ['client-*/**/*.{ts,tsx}'],
      plugins: ['react'],
      rules: {
        ...errors('react/rules-of-hooks', 'react/exhaustive-deps', 'react/unsupported-syntax'),
        'react/jsx-key': 'off',
        'react/no-did-update-set-state': 'off',
      },
    },
    { files: ['**/*.mjs'], env: { node: true }, rules: { 'no-undef': 'error' } },
    {
      files: ['**/*.{ts,tsx,mjs}'],
      excludeFiles: [
        '**/*.spec.ts',
        '**/*.test.{ts,tsx}',
        'server/src/database/migrations/**',
        'client-*/src/{content,i18n}/**',
      ],
      rules: { 'max-lines': ['error', { max: 320, skipBlankLines: true }] },
    },
    {
      files: ['**/*.{ts,tsx,mjs,js}'],
      // It lists them itself.
      excludeFiles: ['oxlint.config.ts'],
      rules: {
        'no-warning-comments': ['error', { terms: unusualWords, location: 'anywhere' }],
        'id-denylist': ['error', 'deed', 'deeds', 'stands', 'tells', 'whoever'],
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
                message: 'Hooks belong in the test file itself.',
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
  ],
});
