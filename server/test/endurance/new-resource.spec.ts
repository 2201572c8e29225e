import { afterAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../support/project-copy.js';

const copy = copyProject();
afterAll(copy.remove);

/** Runs a script of the copy, or a program of its packages. @throws Error with what it wrote when it fails */
async function run(script: string, ...parameters: string[]): Promise<void> {
  // The tests of the copy make a database of their own.
  const { TEST_DATABASE_TEMPLATE: _, ...env } = process.env;
  const options = { cwd: copy.root, env, maxBuffer: 100_000_000 };
  await promisify(execFile)(process.execPath, [script, ...parameters], options).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${script} ${parameters.join(' ')}\n${error.stdout}\n${error.stderr}`);
    },
  );
}

const program = (path: string) => join('node_modules', path);

it('makes a resource whose types, contract and own tests pass as it is', async () => {
  await run('scripts/new.mjs', 'vacancy', '--page', 'careers');
  expect(existsSync(join(copy.root, 'client-public/src/features/vacancies/texts/om.ts'))).toBe(true);
  // The story through the whole API checks its answers against the document.
  await run('scripts/api.mjs', 'examples');
  for (const workspace of ['shared', 'server', 'client-shared', 'client-public', 'client-admin'])
    await run(program('typescript/bin/tsc'), '-p', workspace, '--noEmit');
  const contracts = [
    'access',
    'cache-version',
    'conflicts',
    'migrations',
    'openapi',
    'page-lists',
    'personal-data',
  ];
  await run(
    ...([program('jest/bin/jest.js'), 'server/src/modules/vacancies'] as const),
    ...[...contracts, 'retries'].map((name) => `server/test/contracts/${name}.spec.ts`),
  );
}, 1_800_000);

it('writes nothing where the name is taken or none', async () => {
  await expect(run('scripts/new.mjs', 'vacancy')).rejects.toThrow('is there already');
  await expect(run('scripts/new.mjs', 'Vacancy')).rejects.toThrow('Usage: npm run new');
});
