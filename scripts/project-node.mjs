// Which Node runs the project. Runs on any Node that npm itself runs on, so nothing here may need an installed package.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The project runs on this Node and newer ones, and installs on older ones. */
const oldest = 24;
const oldestToInstall = 20;

/**
 * @param {{ node: string, version: string, platform: string, arch: string }} machine its Node's program and version
 * @returns {{ path?: string, problem?: string }} the machine's Node where it is new enough, otherwise that of the
 *   packages, whose digest is in package-lock.json; or a sentence that says what to do
 */
export function chooseNode({ node, version, platform, arch }) {
  const major = Number(version.split('.')[0]);
  if (major >= oldest) return { path: node };
  const remedy = `Install Node ${oldest} or newer and try again.`;
  if (major < oldestToInstall) {
    return { problem: `Node ${version} is too old even to install this project. ${remedy}` };
  }
  const isWindows = platform === 'win32';
  const name = `node-${isWindows ? 'win' : platform}-${arch}`;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!optionalDependencies[name]) {
    const where = `${platform}-${arch}`;
    return {
      problem: `Node ${version} is too old for this project, and its packages bring none for ${where}. ${remedy}`,
    };
  }
  return { path: join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node') };
}

/** What there is on this machine: npm names its own Node, where a script that it runs may be on that of the packages. */
export function thisMachine() {
  const node = process.env.npm_node_execpath ?? process.execPath;
  const version =
    node === process.execPath
      ? process.versions.node
      : execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1);
  return { node, version, platform: process.platform, arch: process.arch };
}
