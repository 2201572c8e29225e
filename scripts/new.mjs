// `npm run new -- vacancy --page careers` adds a resource that is a list and a form: table, API, screens of the back
// office, a page of the site in three languages, tests. Other fields are added as CONTRIBUTING.md describes.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { entriesFor } from './new/entries.mjs';
import { namesOf } from './new/names.mjs';
import { root, run } from './steps.mjs';

const templates = join(import.meta.dirname, 'new/templates');
const migrations = join(root, 'server/src/database/migrations');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { plural: { type: 'string' }, page: { type: 'string' } },
});
const names = namesOf(positionals[0], values, nextMigration());
if (!names) {
  console.error('Usage: npm run new -- vacancy [--plural vacancies] [--page careers]');
  process.exit(1);
}

const files = new Map(
  readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((template) => [
      fillIn(template.slice(templates.length + 1, -'.txt'.length)),
      fillIn(readFileSync(template, 'utf8')),
    ]),
);
for (const path of files.keys())
  if (existsSync(join(root, path))) throw new Error(`${path} is there already.`);
// All of them are made before the first is written: a place that is not found leaves everything as it was.
for (const { path, edit } of entriesFor(names))
  files.set(path, edit(files.get(path) ?? readFileSync(join(root, path), 'utf8')));
for (const [path, text] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
await run(['oxfmt', ...files.keys()], { quiet: true });
console.log(`${files.size} files: git status shows them. Next:
  npm run examples       openapi.json, examples and hooks
  npm run lint           types, too
  translate client-public/src/features/${names.many}/texts and the message in ${names.one}-texts.ts
  server/demo/{,am/,om/}${names.many_table}.json: rows of the demo firm
  a link to /${names.page} in client-public/src/app/layout/site-links.ts, if visitors shall find it in a menu`);

/** @param {string} text with tokens such as `{one}` */
function fillIn(text) {
  return text.replace(/\{(\w+)\}/g, (all, name) => names[name] ?? all);
}

function nextMigration() {
  const last = readdirSync(migrations)
    .sort()
    .findLast((name) => /^\d/.test(name));
  return String((Math.floor(Number(last.slice(0, 13)) / 1000) + 1) * 1000);
}
