// Which tests `npm test -- words` means.
import { readdirSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { root } from './steps.mjs';

/** What `npm test` runs. */
const usualParts = ['format', 'lint', 'unit', 'api', 'process', 'browser'];
/** Run when named: minutes of load and many starts, and the rest of the API on the embedded database. */
const partNames = [...usualParts, 'endurance', 'embedded'];

const folders = ['shared/src', 'server/src', 'server/test', 'client-shared', 'client-public', 'client-admin'];
const isTest = /\.(spec|test)\.tsx?$|\.e2e\.ts$/;

/**
 * @param {string[]} words names of parts, and paths or parts of paths of test files; none means everything
 * @returns {{ parts: string[], files: string[], problem?: string }} files relative to the root
 */
export function chooseTests(words) {
  if (words.length === 0) return { parts: usualParts, files: [] };
  const parts = partNames.filter((name) => words.some((word) => word.toLowerCase() === name));
  const paths = words.filter((word) => !parts.includes(word.toLowerCase()));
  const tests = paths.length === 0 ? [] : folders.flatMap(testsIn);
  const found = paths.map((path) => tests.filter((test) => test.includes(fromRoot(path))));
  const unknown = paths.find((_path, index) => found[index].length === 0);
  if (unknown !== undefined) {
    return { parts: [], files: [], problem: problemOf(unknown) };
  }
  return { parts, files: [...new Set(found.flat())] };
}

function fromRoot(path) {
  return isAbsolute(path) ? relative(root, path) : path.replace(/^\.\//, '');
}

function testsIn(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((path) => isTest.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => join(folder, path));
}

function problemOf(word) {
  return `There is no part and no test file "${word}". Parts: ${partNames.join(', ')}. Files: a path or a part of it, such as server/src/site/xml.spec.ts.`;
}

/** @returns {string[]} names of the parts of the build that these tests need */
export function buildsFor({ parts, files }) {
  const isBuilt = /^server\/test\/(process|endurance)\/|\.e2e\.ts$/;
  if (
    parts.some((name) => ['process', 'browser', 'endurance'].includes(name)) ||
    files.some((file) => isBuilt.test(file))
  ) {
    return ['server', 'client-public', 'client-admin'];
  }
  // The server under test is compiled file by file, but serves the built pages.
  const looksAtPages = /^server\/src\/site\/.*\.api\.spec\.ts$|^server\/test\//;
  if (
    parts.some((name) => ['api', 'embedded'].includes(name)) ||
    files.some((file) => looksAtPages.test(file))
  )
    return ['client-public', 'client-admin'];
  return [];
}
