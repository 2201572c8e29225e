import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyProject } from '../support/project-copy.js';

interface Part {
  name: string;
  outputs: string[];
}

interface Scripts {
  parts: Record<string, Part>;
  isCurrent: (part: Part) => boolean;
  markCurrent: (part: Part) => void;
  isInstalled: () => boolean;
}

const copy = copyProject();
let scripts: Scripts;

beforeAll(async () => {
  const load = (name: string) =>
    import(pathToFileURL(join(copy.root, 'scripts', name)).href) as Promise<object>;
  scripts = { ...(await load('build.mjs')), ...(await load('steps.mjs')) } as Scripts;
});
afterAll(() => copy.remove());

/** Pretends that everything was just built, changes a file, and asks what has to be built again. */
function staleAfter(change: () => void): string[] {
  for (const part of Object.values(scripts.parts)) {
    for (const output of part.outputs) {
      mkdirSync(dirname(join(copy.root, output)), { recursive: true });
      writeFileSync(join(copy.root, output), '');
    }
    scripts.markCurrent(part);
  }
  change();
  return Object.values(scripts.parts)
    .filter((part) => !scripts.isCurrent(part))
    .map(({ name }) => name);
}

const edit = (file: string) => () => appendFileSync(join(copy.root, file), '\n');

describe('a build', () => {
  it('is current where nothing changed', () => {
    expect(staleAfter(() => {})).toEqual([]);
  });

  it.each([
    // What the server and both clients compile.
    ['shared/src/addis-ababa-time.ts', ['server', 'client-public', 'client-admin']],
    ['shared/src/standard-services/am.ts', ['server', 'client-public', 'client-admin']],
    ['server/src/modules/services/service.entity.ts', ['server']],
    ['client-shared/vite/mantine-styles.ts', ['client-public', 'client-admin']],
    ['client-shared/package.json', ['client-public', 'client-admin']],
    ['client-shared/src/i18n/glossary.md', ['client-public', 'client-admin']],
    ['client-public/public/favicon.svg', ['client-public', 'client-admin']],
    ['client-admin/src/app/main.tsx', ['client-admin']],
    ['server/package.json', ['server']],
    ['shared/package.json', ['server', 'client-public', 'client-admin']],
    ['nest-cli.json', ['server']],
    // Decides what is written beside the built files.
    ['scripts/build.mjs', ['server', 'client-public', 'client-admin']],
    // Tests are no part of a build.
    ['server/src/site/xml.spec.ts', []],
    ['client-public/src/app/arrival.test.ts', []],
    ['client-public/e2e/blog.e2e.ts', []],
    ['server/test/support/wait-for.ts', []],
  ])('is stale after a change of %s where it is compiled into it', (file, stale) => {
    expect(existsSync(join(copy.root, file))).toBe(true);
    expect(staleAfter(edit(file))).toEqual(stale);
  });

  it('is stale where a file was added, removed, or its result is gone', () => {
    const added = join(copy.root, 'client-public/src/features/home/new.page.ts');
    expect(staleAfter(() => writeFileSync(added, ''))).toEqual(['client-public', 'client-admin']);
    expect(staleAfter(() => rmSync(added))).toEqual(['client-public', 'client-admin']);
    expect(staleAfter(() => rmSync(join(copy.root, 'server/dist/main.js')))).toEqual(['server']);
  });
});

describe('packages', () => {
  const lockfile = join(copy.root, 'package-lock.json');
  const locked = readFileSync(lockfile, 'utf8');
  afterAll(() => writeFileSync(lockfile, locked));

  // No matter who installed them: `npm ci` by hand counts.
  it('are not installed again where they are those of the lockfile', () => {
    expect(scripts.isInstalled()).toBe(true);
  });

  it.each([
    ['another version', { 'node_modules/vite': { version: '0.0.1' } }],
    ['one package more', { 'node_modules/not-yet': { version: '1.0.0' } }],
    ['one package less', { 'node_modules/vite': undefined }],
  ])('are installed again where the lockfile names %s', (_what, change) => {
    const { packages } = JSON.parse(locked) as { packages: object };
    writeFileSync(lockfile, JSON.stringify({ packages: { ...packages, ...change } }));
    expect(scripts.isInstalled()).toBe(false);
  });
});
