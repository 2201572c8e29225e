// Fills the database that the environment names with projects, articles and services in three languages.
//   node fill.mjs 5000
import { searchColumnsOf } from '../../../server/dist/common/search/searched.js';
import { readConfig } from '../../../server/dist/config/config.js';
import { createDataSource, openDatabase } from '../../../server/dist/database/database.js';
import { migrate } from '../../../server/dist/database/migrate.js';
import { prepareFirstStart } from '../../../server/dist/first-start.js';
import { entities } from '../support/entities.mjs';
import { chance, languages, places, vocabulary } from './vocabulary.mjs';

const total = Number(process.argv[2]);
const rowsAtOnce = 100;
const below = chance(7);

const config = readConfig();
const database = await openDatabase(config);
const dataSource = createDataSource(database, entities);
await dataSource.initialize();
await migrate(dataSource);
await prepareFirstStart(config, dataSource);

const times = { created_at: (n) => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString() };
const kinds = {
  projects: {
    share: 0.4,
    columns: {
      title: (n) => title(n),
      slug: (n) => `project-${n}`,
      description: (n) => words(n, 30),
      long_description: (n) => words(n, 150),
      location: (n) => place(n),
      type: () => 'RESIDENCE',
      ...times,
    },
  },
  blog_posts: {
    share: 0.4,
    columns: {
      title: (n) => title(n),
      slug: (n) => `post-${n}`,
      excerpt: (n) => words(n, 25),
      // Most are read in minutes, and one of a hundred has some 100,000 characters.
      content: (n) => words(n, n % 100 === 0 ? 14_000 : 300 + below(900)),
      category: () => 'Design',
      status: () => 'PUBLISHED',
      published_at: times.created_at,
      ...times,
    },
  },
  services: {
    share: 0.2,
    columns: {
      title: (n) => title(n),
      description: (n) => words(n, 25),
      long_description: (n) => words(n, 120),
      duration: () => '3-6 months',
      ...times,
    },
  },
};

for (const [table, { share, columns }] of Object.entries(kinds)) {
  const metadata = dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
  const names = [...Object.keys(columns), 'search_text', 'search_title', 'search_keys'].join(', ');
  for (let n = 0; n < total * share; n += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, total * share - n) }, (_, index) =>
      withSearch(
        metadata,
        Object.entries(columns).map(([name, make]) => [name, make(n + index)]),
      ),
    );
    await dataSource.query(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
}
await dataSource.query(
  'INSERT INTO project_counters (project_id) SELECT id FROM projects ON CONFLICT DO NOTHING',
);
await dataSource.query('VACUUM ANALYZE');
await dataSource.destroy();
await database.close();
process.exit(0);

/** @param values of a row, by column */
function withSearch({ columns, target }, values) {
  const row = Object.fromEntries(values);
  const record = columns.map(({ propertyName, databaseName }) => [propertyName, row[databaseName]]);
  const { searchText, searchTitle, searchKeys } = searchColumnsOf(target, Object.fromEntries(record));
  return { ...row, search_text: searchText, search_title: searchTitle, search_keys: searchKeys };
}

/** One record in each language in turns. */
function of(language, list) {
  return list[language][below(list[language].length)];
}

function words(n, count) {
  const language = languages[n % languages.length];
  return Array.from({ length: count }, () => of(language, vocabulary)).join(' ');
}

function place(n) {
  return of(languages[n % languages.length], places);
}

function title(n) {
  return `${place(n)} ${words(n, 3)}`.slice(0, 200);
}
