// What start, test and build share: run a command with its output shown, and do a step only when its inputs changed.
// Runs on any Node that npm itself runs on, so nothing here may need an installed package.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseNode, thisMachine } from './project-node.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const machine = thisMachine();
const { path, problem } = chooseNode(machine);
/** The Node that every command of the project runs on; it may have to be installed first. */
export const projectNode = path;

const binaries = join(root, 'node_modules/.bin');
const stamps = join(root, '.cache');

/** A step that failed; its own output has already said why. */
export class StepFailed extends Error {}

/** Lets Node read the settings of a file at the root; what the environment says already wins. */
export function environmentFile(name = '.env') {
  const file = join(root, name);
  return existsSync(file) ? [`--env-file=${file}`] : [];
}

/**
 * Ends this process as by SIGTERM when the npm that runs it has gone: not every shell between the two passes the signal
 * on, and a server that nobody sees any more would keep its port and data.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/** Where commands are found: the project's Node first, then the programs of its packages. */
export function commandPath() {
  const ofPackages = projectNode === machine.node ? [] : [dirname(projectNode)];
  return [...ofPackages, binaries, process.env.PATH].join(delimiter);
}

/**
 * Runs a command in the project and shows its output.
 * @param {string[]} command program and arguments; programs of installed packages are found by name
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean }} [options] quiet shows output only on failure
 * @returns {Promise<void>} rejects with StepFailed when the command fails
 */
export function run([program, ...parameters], { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, parameters, {
      cwd,
      env: { ...process.env, PATH: commandPath(), ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) return done();
      if (quiet) process.stdout.write(output);
      fail(new StepFailed(`${[program, ...parameters].join(' ')} failed`));
    });
  });
}

/**
 * A step that is done again only when its inputs changed.
 * @typedef {{ name: string, title: string, inputs: string[], outputs: string[], work: () => Promise<void> }} Part
 *   inputs and outputs are files or folders, relative to the root
 */

/** Does a step unless its inputs are the same as when it last succeeded and its outputs are still there. */
export async function whenChanged(/** @type {Part} */ part) {
  if (isCurrent(part)) return;
  rmSync(stampOf(part), { force: true });
  // Taken before the work: what changes meanwhile may have come too late for it.
  const fingerprint = hashOf(part.inputs);
  await timed(part.title, part.work);
  markCurrent(part, fingerprint);
}

export function isCurrent(/** @type {Part} */ part) {
  const stamp = stampOf(part);
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashOf(part.inputs) &&
    part.outputs.every((output) => existsSync(join(root, output)))
  );
}

export function markCurrent(/** @type {Part} */ part, fingerprint = hashOf(part.inputs)) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stampOf(part), fingerprint);
}

function stampOf({ name }) {
  return join(stamps, `${name}.stamp`);
}

async function timed(title, work) {
  const startedAt = Date.now();
  console.log(`  ${title} ...`);
  await work();
  console.log(`  ${title}: done in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}

/**
 * Installs what the lockfile says, unless npm has. Ends the process where there is no Node to go on with.
 * @param {{ forTests?: boolean }} [options] without: only what builds and runs the product
 */
export async function install({ forTests = false } = {}) {
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  const left = forTests ? [] : ['--omit=dev'];
  await installIn('.', left);
  // npm links the Node of the packages in any case, and would find it before a newer one of the machine.
  const isOfPackages = /[\\/]node_modules[\\/]/.test(projectNode);
  if (!isOfPackages) rmSync(join(binaries, 'node'), { force: true });
}

/** @param {string} folder of a lockfile, relative to the root @param {string[]} [left] what npm leaves out */
export async function installIn(folder, left = []) {
  if (isInstalled(folder, { forTests: left.length === 0 })) return;
  // Over packages that are there already only what differs is written, for a server may be running from them;
  // `npm ci` would remove them all first.
  const isThere = existsSync(join(root, folder, 'node_modules/.package-lock.json'));
  const command = isThere ? ['install', '--no-save', '--no-audit', '--no-fund'] : ['ci'];
  // Warnings about the machine's own Node do not matter: everything runs on the project's.
  const work = () => run(['npm', ...command, ...left, '--loglevel=error'], { cwd: join(root, folder) });
  await timed('Installing packages (the first time this takes a minute or so)', work);
}

/** Compares the lockfile with the list that npm leaves of what it installed. */
export function isInstalled(folder = '.', { forTests = false } = {}) {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  const locked = packagesOf(join(folder, 'package-lock.json'));
  delete locked[''];
  const isSame = (path) =>
    locked[path]?.version === installed[path]?.version &&
    locked[path]?.integrity === installed[path]?.integrity;
  // Optional packages are left out where they are for other machines.
  const mayBeMissing = ({ optional, dev, devOptional }) => optional || (!forTests && (dev || devOptional));
  return (
    Object.keys(installed).every(isSame) &&
    Object.keys(locked).every((path) => isSame(path) || (mayBeMissing(locked[path]) && !installed[path]))
  );
}

function packagesOf(lockfile) {
  const file = join(root, lockfile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addToHash(hash, path);
  return hash.digest('hex');
}

/** Below a folder: what is built or installed, and tests, which no build contains. */
const noInput = /^(dist.*|node_modules|e2e|test|.*\.(spec|test)\.tsx?)$/;

function addToHash(hash, path) {
  const absolute = join(root, path);
  if (noInput.test(basename(path)) || !existsSync(absolute)) return;
  if (statSync(absolute).isDirectory()) {
    for (const entry of readdirSync(absolute).sort()) addToHash(hash, join(path, entry));
  } else {
    hash.update(path).update(readFileSync(absolute));
  }
}
