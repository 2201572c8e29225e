import { afterAll, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeMigratedInstance } from '../support/migrated-instance.js';
import { ServerProcess } from '../support/server-process.js';

const root = resolve(import.meta.dirname, '../../..');
const unit = readFileSync(join(root, 'deploy/consultancy.service'), 'utf8')
  // Where this machine has what the unit names.
  .replace('/usr/bin/node', process.execPath)
  .replace('/opt/consultancy', root);
const folder = mkdtempSync(join(tmpdir(), 'test-service-'));
let server: ServerProcess | undefined;

afterAll(async () => {
  await server?.signal('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const valueOf = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)![1]!;

it('starts by the command line of the systemd unit, and stops on SIGTERM', async () => {
  const environment = Object.fromEntries(
    valueOf('Environment')
      .split(' ')
      .map((pair) => pair.split('=')),
  ) as Record<string, string>;
  const instance = await makeMigratedInstance(join(folder, 'data-'));
  server = await ServerProcess.run(
    valueOf('ExecStart').split(' '),
    { ...environment, ...instance },
    { cwd: '/' },
  );
  await server.untilReady();
  if (process.platform === 'linux') {
    const program = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim();
    const command = readFileSync(`/proc/${program}/cmdline`, 'utf8').split('\0');
    expect(command).toContain('--max-semi-space-size=4');
  }
  expect(await server.signal('SIGTERM')).toBe(0);
});

it('does not restart what cannot start', async () => {
  const command = valueOf('ExecStart').split(' ');
  const refused = await ServerProcess.run(command, { DATA_DIR: folder, JWT_SECRET: 'short' });
  expect(String(await refused.exit())).toBe(valueOf('RestartPreventExitStatus'));
});

it('leaves bounds of memory that somebody else has set as they are', async () => {
  const { memoryBounds } = (await import(pathToFileURL(join(root, 'scripts/memory-bounds.mjs')).href)) as {
    memoryBounds: (settings: Record<string, string>) => { flags: string[] };
  };
  expect(memoryBounds({}).flags).toHaveLength(2);
  expect(memoryBounds({ NODE_OPTIONS: '--import=/a.mjs --max-old-space-size=300' }).flags).toEqual([]);
});

const verify = (file: string) => spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });

// Where systemd-analyze is not installed, nothing else knows the directives.
(verify('').error ? it.skip : it)('is a unit that systemd accepts', () => {
  const check = (text: string) => {
    const file = join(folder, 'consultancy.service');
    writeFileSync(file, text);
    return verify(file)
      .stderr.split('\n')
      .filter((line) => line.includes(file));
  };
  expect(check(unit)).toEqual([]);
  expect(check(unit.replace('ProtectHome', 'ProtectHouse'))).toHaveLength(1);
});
