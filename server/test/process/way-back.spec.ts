import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readCompressed, unpackFolder } from '../releases/archives.js';
import { administrator } from '../releases/fill-instance.js';
import { InstanceReader, missingIn, type Reading } from '../releases/read-instance.js';
import { type Release, storedReleases } from '../releases/releases.js';
import { linkPackages } from '../support/project-copy.js';
import { ServerProcess } from '../support/server-process.js';

// After an update that failed: the commands of docs/operations.md, with the program of the release before.

const root = resolve(import.meta.dirname, '../../..');
const files = mkdtempSync(join(tmpdir(), 'test-way-back-'));
const run = promisify(execFile);
let server: ServerProcess | undefined;
let checkout: string | undefined;

afterEach(() => server?.signal('SIGKILL'));
afterAll(() => {
  if (checkout) {
    git('worktree', 'remove', '--force', checkout);
    rmSync(dirname(checkout), { recursive: true, force: true });
  }
  rmSync(files, { recursive: true, force: true });
});

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Why the program of a release cannot be built here; undefined where it can. */
function hindrance({ commit }: Release): string | undefined {
  if (!commit) return 'no commit has its program';
  try {
    const packages = git('show', `${commit}:package-lock.json`);
    const isSame = packages === readFileSync(join(root, 'package-lock.json'), 'utf8');
    return isSame ? undefined : 'its packages are others than those that are installed';
  } catch {
    return 'its commit is not in this history, as in a shallow clone';
  }
}

/** @returns the folder of the built server of a release */
async function build(commit: string): Promise<string> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  checkout = join(mkdtempSync(join(root, '.cache/release-')), 'program');
  git('worktree', 'add', '--detach', checkout, commit);
  linkPackages(checkout);
  const packages = join(root, 'node_modules');
  const inCheckout = { cwd: checkout };
  await run(process.execPath, [join(packages, '@nestjs/cli/bin/nest.js'), 'build'], inCheckout);
  const shared = ['-p', 'shared/tsconfig.build.json'];
  await run(process.execPath, [join(packages, 'typescript/bin/tsc'), ...shared], inCheckout);
  return join(checkout, 'server/dist');
}

// The newest: that is where an update comes from.
const release = storedReleases()
  .sort((a, b) => (a.made < b.made ? -1 : 1))
  .at(-1)!;
const reason = hindrance(release);

describe(`back to ${release.version} after an update`, () => {
  const test = reason ? it.skip : it;

  test(`its own program restores the backup and reads everything${reason ? ` (left out: ${reason})` : ''}`, async () => {
    const dataDir = join(files, 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    await unpackFolder(join(release.folder, 'data-dir.tar.br'), dataDir);
    // The update.
    server = await ServerProcess.start({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    await server.signal('SIGTERM');
    const program = await build(release.commit!);
    // The way back.
    const before = join(files, 'data-after-update');
    renameSync(dataDir, before);
    const backup = join(release.folder, 'backup.tar.gz');
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    await run(process.execPath, [join(program, 'restore.js'), backup], { env });
    server = await ServerProcess.start(
      { DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT: 'off' },
      join(program, 'main.js'),
    );
    const readings = JSON.parse(
      readCompressed(join(release.folder, 'records.json.br')).toString(),
    ) as Reading[];
    const reader = await InstanceReader.signIn(server.origin, administrator);
    const missing: string[] = [];
    for (const each of readings) missing.push(...missingIn(await reader.read(each), each.answer, each.call));
    expect(missing).toEqual([]);
  });
});
