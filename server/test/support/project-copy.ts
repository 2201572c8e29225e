import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const workspaces = ['shared', 'server', 'client-shared', 'client-public', 'client-admin'];
/** Built, installed or written by a run; the copy makes its own. */
const leftOut = new Set(['dist', 'dist-dev', 'dist-api', 'node_modules', 'data']);

/**
 * Copies the sources of the project, so that a test may change them while others run.
 * The packages are shared. The copy lies below the project, where Node finds them.
 */
export function copyProject(): { root: string; remove: () => void } {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(root, '.cache/copy-'));
  const sources = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() || [...workspaces, 'scripts', 'e2e', 'docs'].includes(entry.name))
    .map(({ name }) => name)
    .filter((name) => !/^\.(git|env|env\.development)$/.test(name));
  for (const name of sources) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !leftOut.has(basename(path)),
    });
  }
  linkPackages(copy);
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

/** Links every package of the project but the workspaces, which are those of the copy. */
export function linkPackages(copy: string): void {
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@consultancy'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@consultancy' && name !== '.vite')
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const name of workspaces) {
    symlinkSync(
      relative(join(packages, '@consultancy'), join(copy, name)),
      join(packages, '@consultancy', name),
    );
    mkdirSync(join(copy, name, 'node_modules'));
    for (const each of ownPackages(name)) {
      symlinkSync(join(root, name, 'node_modules', each), join(copy, name, 'node_modules', each));
    }
  }
}

function ownPackages(workspace: string): string[] {
  try {
    return readdirSync(join(root, workspace, 'node_modules')).filter((name) => name !== '.vite');
  } catch {
    return [];
  }
}
