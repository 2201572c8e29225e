import { expect, it } from '@jest/globals';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const asvs = readFileSync(resolve(root, 'docs/asvs.md'), 'utf8');
const rows = [...asvs.matchAll(/^\| (.*?) *\|.*\| (.*?) *\|$/gm)].map(([, first, last]) => [first!, last!]);

/** How many requirements up to level 2 the sections of each chapter of ASVS 5.0 have. */
const requirements: Record<string, Record<number, number>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
};

/** `6.5.1–6.5.5` names five. */
function named(text: string): string[] {
  return [...text.matchAll(/(\d+\.\d+)\.(\d+)(?:–\1\.(\d+))?/g)].flatMap(([, section, first, last]) =>
    Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, at) => {
      return `${section}.${Number(first) + at}`;
    }),
  );
}

it('names every requirement of ASVS 5.0 up to level 2 once, as met or not', () => {
  const wanted = Object.entries(requirements).flatMap(([chapter, sections]) =>
    Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, at) => `${chapter}.${section}.${at + 1}`),
    ),
  );
  const notMet = [...asvs.matchAll(/^\*\*Not met\.\*\* (.*)$/gm)].flatMap(([, text]) => named(text!));
  const met = rows.flatMap(([first]) => named(first!));
  expect(wanted.filter((id) => !met.includes(id) && !notMet.includes(id))).toEqual([]);
  expect(met.filter((id, at) => !wanted.includes(id) || met.indexOf(id) !== at)).toEqual([]);
  expect(notMet.filter((id) => !wanted.includes(id))).toEqual([]);
});

const isTest = (path: string) => /\.(spec|test)\.tsx?$|\.e2e\.ts$/.test(path);

/** Whether it is a test that is there, or a folder of some. */
function proves(path: string): boolean {
  if (!existsSync(path)) return false;
  if (isTest(path)) return true;
  return (
    statSync(path).isDirectory() &&
    readdirSync(path, { recursive: true }).some((each) => isTest(String(each)))
  );
}

it('names as proof tests that are there', () => {
  const proofs = rows.flatMap(([, last]) => [...last!.matchAll(/`(.*?)`/g)].map(([, path]) => path!));
  const names = globSync('server/{src,test}/**/*.spec.ts', { cwd: root }).map((path) => `/${path}`);
  /** Only one file of the server has this name, or the path leads to a test. */
  const isThere = (proof: string) =>
    names.filter((path) => path.endsWith(`/${proof}.spec.ts`)).length === 1 || proves(resolve(root, proof));
  expect(proofs.length).toBeGreaterThan(100);
  expect(proofs.filter((proof) => !isThere(proof))).toEqual([]);
});
