import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** What a document says of the pages. */
function pagesOf(file: string): string {
  return read(file).split('\n## Pages\n')[1]!.split('\n## ')[0]!;
}

/** The rows of its table, each with its cells. */
function rowsOf(pages: string): string[][] {
  return [...pages.matchAll(/^\| `\/[^\n]*/gm)].map(([row]) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

it('docs/guide/README.md lists every page of the back office, each with its part of the guide', () => {
  const document = pagesOf('docs/guide/README.md');
  const rows = rowsOf(document);
  expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  const [, addresses] = /export const paths = \{(.*?)\n\} as const/s.exec(read('client-admin/src/paths.ts'))!;
  const paths = [...addresses!.matchAll(/'(\/admin[^']*)'/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(35);
  // A form is named after its list.
  const listed = (path: string) => document.includes(path.replace(/\/new$/, '').replace(/\/:.*/, ''));
  expect(paths.filter((path) => !listed(path))).toEqual([]);
});

it('docs/public-site.md lists every page of the public site, each with its content', () => {
  const document = pagesOf('docs/public-site.md');
  expect(rowsOf(document).filter((cells) => cells.length !== 2 || cells.includes(''))).toEqual([]);
  const sources = ['pages', 'paths'].map((name) => read(`client-public/src/lib/${name}.ts`)).join('\n');
  const paths = [...sources.matchAll(/^ .*['`](\/[a-z][a-z/]*)/gm)].map(([, path]) => path!);
  expect(paths).toEqual(expect.arrayContaining(['/account/password', '/track', '/mine']));
  // The service worker shows it in place of others.
  const others = paths.filter((path) => path !== '/offline' && !document.includes(path));
  expect(others).toEqual([]);
});
