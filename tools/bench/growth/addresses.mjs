// Every address that the benchmark of growth asks, as `openapi.json` describes them.
import { readFileSync } from 'node:fs';
import { shortWord, words } from '../support/tables.mjs';

const document = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'));

/** What a filter is requested, where the document does not list the values. */
const examples = {
  ...{ category: ['Housing'], userId: ['5'], consultantId: ['1'], place: ['hawassa'], material: ['brick'] },
  ...{ year: ['2010'], date: [], month: [] },
};
/** They say the caller, or never end. */
const leftOut = ['/api/v1/auth/profile', '/api/v1/notifications/stream'];
const beside = ['limit', 'page', 'sortOrder', 'search', 'q'];

/**
 * Whole addresses: every list with one condition or sort at a time and on its last page, every search, what is counted,
 * every file, and what search engines read.
 * @returns {{ path: string, group: 'list' | 'search' | 'figures' | 'file', isShort?: boolean }[]}
 */
export function everyAddress() {
  const found = [];
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get || path.includes('{') || path.startsWith('/health') || leftOut.includes(path)) continue;
    const parameters = get.parameters?.filter(({ in: where }) => where === 'query') ?? [];
    const names = parameters.map(({ name }) => name);
    if (path.endsWith('/export')) found.push({ path: withNeeded(path, parameters), group: 'file' });
    else if (names.includes('page')) found.push(...listAddresses(path, parameters));
    else found.push({ path: withNeeded(path, parameters), group: 'figures' });
    const search = names.find((name) => ['search', 'q'].includes(name));
    if (search && !path.endsWith('/export')) found.push(...searchAddresses(path, search));
  }
  const sitemaps = ['/sitemap.xml', '/sitemap-project-1.xml'].map((path) => ({ path, group: 'file' }));
  return [...found, ...sitemaps, { path: '/rss.xml', group: 'figures' }];
}

function* listAddresses(path, parameters) {
  const list = (query = '') => ({ path: `${path}?limit=50${query}`, group: 'list' });
  yield list();
  yield list('&page=last');
  for (const { name, schema } of parameters) {
    if (beside.includes(name)) continue;
    for (const value of valuesOf(name, schema)) {
      yield list(`&${name}=${value}`);
      if (name === 'sortBy') yield list(`&${name}=${value}&sortOrder=asc`);
    }
  }
}

function* searchAddresses(path, name) {
  for (const text of [...Object.values(words), shortWord])
    yield {
      path: `${path}?${name}=${encodeURIComponent(text)}`,
      group: 'search',
      isShort: text === shortWord,
    };
}

/** With what a call cannot do without: the last month, and the first of several values. */
function withNeeded(path, parameters) {
  const needed = parameters.filter(({ required }) => required);
  const query = needed.map(
    ({ name, schema }) => `${name}=${isDate(schema) ? dateOf(name) : valuesOf(name, schema)[0]}`,
  );
  return [path, ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}

function isDate({ format }) {
  return format === 'date';
}

function dateOf(name) {
  const date = new Date();
  if (name === 'from') date.setDate(date.getDate() - 30);
  return date.toISOString().slice(0, 10);
}

function valuesOf(name, schema) {
  if (schema.$ref) return document.components.schemas[schema.$ref.split('/').at(-1)].enum;
  if (schema.allOf) return valuesOf(name, schema.allOf[0]);
  if (schema.enum) return schema.enum;
  if (schema.type === 'boolean') return ['true', 'false'];
  if (schema.type === 'array') return valuesOf(name, schema.items);
  if (examples[name]) return examples[name];
  throw new Error(`What should the list be requested with ${name}? Say it in "examples".`);
}
