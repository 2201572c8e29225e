import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const exclude = (name: string) => /node_modules|^server\/demo\/.*articles|^\.cache|dist/.test(name);
const files = globSync('{*,{.github,docs,tools,client-*,server,shared}/**/*}.md', { cwd: root, exclude });
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const withoutCode = (text: string) => text.replace(/^```[^]*?^```/gm, '');

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Links and pictures of a document that lead into the repository. */
function linksOf(file: string): { path: string; anchor: string | undefined }[] {
  return [...withoutCode(read(file)).matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]*))?\)/g)].map(
    ([, path, anchor]) => ({ path: path ? resolve(root, dirname(file), path) : resolve(root, file), anchor }),
  );
}

it('leads by every link to a file, and to a heading of it', () => {
  expect(files).toEqual(expect.arrayContaining(['README.md', 'docs/architecture/caching.md']));
  const broken = files.flatMap((file) =>
    linksOf(file)
      .filter(({ path, anchor }) => {
        if (!existsSync(path)) return true;
        return anchor !== undefined && !anchorsOf(readFileSync(path, 'utf8')).includes(anchor);
      })
      .map(({ path, anchor = '' }) => `${file}: ${relative(root, path)}#${anchor}`),
  );
  expect(broken).toEqual([]);
});

it('shows every screenshot somewhere', () => {
  const shown = new Set(files.flatMap((file) => linksOf(file).map(({ path }) => path)));
  const screenshots = globSync('docs/screenshots/*', { cwd: root }).map((path) => resolve(root, path));
  expect(screenshots.filter((path) => !shown.has(path))).toEqual([]);
});

it.each([
  ['README.md', 6],
  ['ARCHITECTURE.md', 12],
  ['CONTRIBUTING.md', 8],
  ['SECURITY.md', 3],
])('keeps %s within %i KB', (file, kilobytes) => {
  expect(statSync(resolve(root, file)).size).toBeLessThanOrEqual(kilobytes * 1024);
});

it('names labels of the back office in bold as they are on the screen', () => {
  const sources = globSync('{client-admin,client-shared}/src/**/*.{ts,tsx}', { cwd: root });
  const texts = sources.map(read).join('\n');
  const labels = globSync('docs/guide/*.md', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/\*\*(.+?)\*\*/g)].map(([, label]) => label!),
  );
  expect(labels.length).toBeGreaterThan(50);
  expect(labels.filter((label) => !new RegExp(`['"]${escaped(label)}['"]`).test(texts))).toEqual([]);
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

it.each(files)('has no mark of a merge that was not finished: %s', (file) => {
  expect(read(file)).not.toMatch(/^[ >]*(<{7}|>{7}|={7})( |$)|={7}$/m);
});

describe('documents', () => {
  /** Words that readers have to translate; docs/conventions.md says what to write instead. */
  const unusual =
    /\b(deeds?|(who(m)?|what)ever|tells?|told|stands?|arranged|hears? of|tak(es?|en) along|comes to|made of|rooms?)\b/gi;
  const unusualInTests =
    /\b(deeds?|(who(m)?|what)ever|tells|told|stands?|arranged|hears? of|tak(es?|en) along|comes to)\b/gi;
  /** Here they are what they are about: terms with translations, and the firm's own texts. */
  const exceptions = new Set(['client-shared/src/i18n/glossary.md', 'tools/demo-images/README.md']);

  it('say things in the usual words', () => {
    const found = files
      .filter((file) => !exceptions.has(file))
      .flatMap((file) => [...withoutCode(read(file)).matchAll(unusual)].map(([word]) => `${file}: ${word}`));
    expect(found).toEqual([]);
  });

  it('so do tests', () => {
    const tests = globSync('{client-*,server,shared,e2e,tools,scripts}/**/*.{spec,test,e2e}.{ts,tsx}', {
      cwd: root,
      exclude,
    });
    expect(tests.length).toBeGreaterThan(400);
    /** It lists the words; and a heading of the demo firm's article. */
    const quoted = new Set(['server/test/contracts/documents.spec.ts', 'client-public/e2e/blog.e2e.ts']);
    const found = tests
      .filter((file) => !quoted.has(file))
      .flatMap((file) => [...read(file).matchAll(unusualInTests)].map(([word]) => `${file}: ${word}`));
    expect(found).toEqual([]);
  });
});
