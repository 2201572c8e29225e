import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyProject } from '../support/project-copy.js';

interface Choice {
  parts: string[];
  files: string[];
  problem?: string;
}

/** A run empties the folder of results, which is in use here. */
const copy = copyProject();
let chooseTests: (words: string[]) => Choice;
let buildsFor: (choice: Choice) => string[];

beforeAll(async () => {
  const module = pathToFileURL(join(copy.root, 'scripts/choose-tests.mjs')).href;
  ({ chooseTests, buildsFor } = (await import(module)) as {
    chooseTests: typeof chooseTests;
    buildsFor: typeof buildsFor;
  });
});
afterAll(() => copy.remove());

function npmTest(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy.root, 'scripts/test.mjs'), ...words],
    { encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

const everything = ['server', 'client-public', 'client-admin'];

describe('npm test --', () => {
  it.each([
    [[], ['format', 'lint', 'unit', 'api', 'process', 'browser'], everything],
    [['api'], ['api'], ['client-public', 'client-admin']],
    [['API'], ['api'], ['client-public', 'client-admin']],
    [['unit', 'lint'], ['lint', 'unit'], []],
    [['lint'], ['lint'], []],
    [['format'], ['format'], []],
    [['browser'], ['browser'], everything],
    [['process'], ['process'], everything],
    [['endurance', 'embedded'], ['endurance', 'embedded'], everything],
    [['embedded'], ['embedded'], ['client-public', 'client-admin']],
  ])('%j runs these parts and builds what they need', (words, parts, builds) => {
    const choice = chooseTests(words);
    expect(choice).toEqual({ parts, files: [] });
    expect(buildsFor(choice)).toEqual(builds);
  });

  it.each([
    ['server/src/site/xml.spec.ts', []],
    ['./server/src/site/xml.spec.ts', []],
    ['client-public/src/app/arrival.test.ts', []],
    ['server/src/modules/blog/blog.api.spec.ts', []],
    ['server/src/site/uploads.api.spec.ts', ['client-public', 'client-admin']],
    ['server/test/contracts/access.spec.ts', ['client-public', 'client-admin']],
    ['server/test/process/stop.spec.ts', everything],
    ['server/test/endurance/faults.spec.ts', everything],
    ['client-public/e2e/blog.e2e.ts', everything],
  ])('%s runs that file and builds what it needs', (path, builds) => {
    const choice = chooseTests([path]);
    expect(choice).toEqual({ parts: [], files: [path.replace('./', '')] });
    expect(buildsFor(choice)).toEqual(builds);
  });

  it('takes a part of a path for all that it fits', () => {
    const { files } = chooseTests(['attacks/']);
    expect(files.length).toBeGreaterThan(10);
    expect(files.every((file) => file.startsWith('server/test/attacks/'))).toBe(true);
  });

  it('runs a file, nothing else, and counts its tests', () => {
    const { status, said } = npmTest('server/src/site/xml.spec.ts');
    expect(said).not.toContain('Building');
    expect(said).toMatch(/^[1-9]\d* passed, 0 failed, 0 skipped$/m);
    expect(status).toBe(0);
  });

  it('names what there is where it does not know a word', () => {
    const { status, said } = npmTest('unti');
    expect(said).toBe(
      'There is no part and no test file "unti". Parts: format, lint, unit, api, process, browser, endurance, embedded. Files: a path or a part of it, such as server/src/site/xml.spec.ts.\n',
    );
    expect(status).toBe(1);
  });
});
