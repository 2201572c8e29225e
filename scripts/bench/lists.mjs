// Lists of 50 out of 100,000 rows against the same lists out of 1,000: every list of the API with every sort, every
// filter and words that are common, not so common, rare and nowhere. Prints the median times and their ratio, and
// how long the first call out of 100,000 takes, which counts what later ones remember. Ends with 1 where a ratio
// exceeds 2. Uses the built server's own code in two databases of its own: embedded ones in temporary folders, or on
// the server that DATABASE_URL names (its account must be allowed to create databases).
//   npm run build && node_modules/node/bin/node scripts/bench/lists.mjs [part of a list's address …]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { configureApp, createApp } from '../../server/dist/app.setup.js';
import { readConfig } from '../../server/dist/config/config.js';
import { createDataSource, openDatabase } from '../../server/dist/database/database.js';
import { migrate } from '../../server/dist/database/migrate.js';
import { entities } from '../../server/dist/entities.js';
import { hashPassword } from '../../server/dist/modules/users/users.module.js';

const pg = createRequire(new URL('../../server/package.json', import.meta.url))('pg');

const sizes = [1_000, 100_000];
const worstRatio = 2;
const rounds = 15;
const warmUps = 2;
/** A list that seems too slow is measured again: the machine may have been busy with something else. */
const attempts = 3;
const password = 'Correct1';

/** In the index of trigrams there are no words of less than three letters: measured, but not held to the ratio. */
const shortWord = 'ቤት';
/** Words in every row, in one of a hundred, in one row, and in none. */
const words = ['build', 'garden', 'bamboo', 'ቀርከሃ', 'bambus', 'build%20bamboo', shortWord];
const said = `'We wish to build. ' || CASE WHEN g % 100 = 0 THEN 'Garden' ELSE '' END || CASE g WHEN 777 THEN 'Bamboo ቀርከሃ' ELSE '' END`;
const age = `now() - g * interval '7 minutes'`;
const oneOf = (...values) => `(ARRAY['${values.join("','")}'])[1 + g % ${values.length}]`;
const projectTypes = oneOf(
  'RESIDENCE',
  'COMMERCIAL',
  'OFFICE',
  'HOTEL',
  'HOSPITAL',
  'SCHOOL',
  'MIXED_USE',
  'INDUSTRIAL',
);

/** How each table is filled; `g` counts from 1. */
const fill = {
  users: {
    name: `'Person ' || md5(g::text) || ' ' || ${said}`,
    email: `'p' || g || '@mail.example'`,
    password_hash: `'x'`,
    role: `CASE WHEN g % 20 = 0 THEN 'ADMIN' ELSE 'USER' END`,
    is_active: 'g % 10 <> 0',
    created_at: age,
  },
  projects: {
    title: `'House ' || md5(g::text) || ' ' || ${said}`,
    slug: `'house-' || g`,
    description: `'A house of stone.'`,
    location: `'Addis Ababa'`,
    type: projectTypes,
    status: oneOf('IN_DESIGN', 'UNDER_CONSTRUCTION', 'COMPLETED'),
    style: oneOf('MODERN', 'CONTEMPORARY', 'TRADITIONAL', 'CLASSICAL', 'SUSTAINABLE'),
    featured: 'g % 50 = 0',
    is_public: 'g % 20 <> 0',
    is_for_sale: 'g % 10 = 0',
    year: `(2000 + g % 26)::text`,
    created_at: age,
    updated_at: `now() - g * interval '5 minutes'`,
  },
  blog_posts: {
    title: `'Article ' || md5(g::text)`,
    slug: `'article-' || g`,
    excerpt: `'About houses.'`,
    content: `repeat('Stone walls keep the warmth. ', 40) || ${said}`,
    category: oneOf('Design', 'Housing', 'Engineering', 'Landscape'),
    status: `CASE WHEN g % 10 = 0 THEN 'DRAFT' ELSE 'PUBLISHED' END`,
    featured: 'g % 50 = 0',
    read_time: '1 + g % 20',
    published_at: `CASE WHEN g % 10 = 0 THEN NULL ELSE ${age} END`,
    created_at: age,
    updated_at: `now() - g * interval '5 minutes'`,
  },
  services: {
    title: `'Service ' || md5(g::text)`,
    description: said,
    long_description: `'Much help.'`,
    duration: `'2 weeks'`,
    is_active: 'g % 10 <> 0',
    created_at: age,
    updated_at: `now() - g * interval '5 minutes'`,
  },
  design_orders: {
    name: `'Client ' || md5(g::text)`,
    email: `'c' || g || '@mail.example'`,
    phone: `'+251911000000'`,
    project_id: 'g',
    tracking_code: `'T' || g`,
    status: oneOf('PENDING', 'CONFIRMED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'),
    created_at: age,
    updated_at: `now() - g * interval '5 minutes'`,
  },
  contact_inquiries: {
    full_name: `'Visitor ' || md5(g::text)`,
    email: `'v' || g || '@mail.example'`,
    subject: `'About house ' || md5(g::text)`,
    message: `repeat('Our plot is in Bole. ', 20) || ${said}`,
    project_type: projectTypes,
    status: oneOf('NEW', 'CONTACTED', 'IN_PROGRESS', 'CONVERTED', 'CLOSED'),
    created_at: age,
  },
  consultations: {
    client_name: `'Client ' || md5(g::text)`,
    client_email: `'c' || g || '@mail.example'`,
    type: oneOf('INITIAL', 'DESIGN_REVIEW', 'TECHNICAL', 'PLANNING'),
    topic: said,
    preferred_date: `CASE WHEN g % 3 = 0 THEN NULL ELSE current_date + g % 700 END`,
    scheduled_at: `CASE WHEN g % 5 = 0 THEN NULL ELSE now() + (200 - g) * interval '2 hours' END`,
    ends_at: `CASE WHEN g % 5 = 0 THEN NULL ELSE now() + (200 - g) * interval '2 hours' + interval '1 hour' END`,
    meeting_type: `'PHONE'`,
    status: oneOf('REQUESTED', 'SCHEDULED', 'CONFIRMED', 'COMPLETED', 'CANCELLED'),
    created_at: age,
  },
  bin_entries: {
    entity: oneOf('project', 'service', 'post', 'inquiry', 'order', 'consultation'),
    record_id: 'g',
    title: `'House ' || g`,
    subtitle: `'Addis Ababa'`,
    deleted_by_id: '1 + g % 10',
    deleted_at: age,
  },
  activities: {
    subject: oneOf('project', 'service', 'post', 'inquiry', 'order', 'consultation', 'user', 'settings'),
    verb: oneOf('created', 'updated', 'deleted'),
    subject_id: 'g',
    subject_title: `'House ' || g`,
    actor_id: '1 + g % 10',
    created_at: age,
  },
  notifications: {
    title: `'New contact inquiry'`,
    message: `'Visitor ' || g || ': About a house'`,
    subject: oneOf('inquiry', 'consultation', 'order', 'user'),
    subject_id: 'g',
    action_url: `'/admin/contacts?view=' || g`,
    created_at: age,
  },
};

/** What a filter is asked for, where the document does not list the values. */
const examples = { category: ['Housing'], userId: ['5'] };

const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'));

/** Every list that can be asked of the API, as the document describes it: one condition or sort at a time. */
function* everyList() {
  for (const [path, { get }] of Object.entries(document.paths)) {
    const parameters = get?.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
    if (!parameters.some(({ name }) => name === 'limit')) continue;
    yield `${path}?`;
    for (const { name, schema } of parameters) {
      if (['limit', 'page', 'sortOrder'].includes(name)) continue;
      for (const value of name === 'search' ? words : valuesOf(name, schema)) {
        yield `${path}?${name}=${value}&`;
        if (name === 'sortBy') yield `${path}?${name}=${value}&sortOrder=asc&`;
      }
    }
  }
}

function valuesOf(name, schema) {
  if (schema.$ref) return document.components.schemas[schema.$ref.split('/').at(-1)].enum;
  if (schema.allOf) return valuesOf(name, schema.allOf[0]);
  if (schema.enum) return schema.enum;
  if (schema.type === 'boolean') return ['true', 'false'];
  if (schema.type === 'array') return valuesOf(name, schema.items);
  if (examples[name]) return examples[name];
  throw new Error(`What should the list be asked for with ${name}? Say it in "examples".`);
}

if (process.send) await serve(Number(process.argv[2]));
else await compare(process.argv.slice(2));

/** @param asked parts of the addresses of the lists to measure; none: all */
async function compare(asked) {
  const lists = [...everyList()].filter(
    (list) => asked.length === 0 || asked.some((part) => list.includes(part)),
  );
  const servers = [];
  for (const size of sizes) servers.push(await startServer(size));
  console.log(
    `\nLoad ${loadavg()[0].toFixed(1)}. Median of ${rounds}, 50 rows a page; milliseconds out of ${sizes.join(' and ')} rows, ` +
      'their ratio, and the first call\n',
  );
  const tooSlow = [];
  for (const list of lists) {
    const { few, many, first } = await measure(servers, list);
    const ratio = many / few;
    const verdict = ratio <= worstRatio ? '' : list.includes(`=${shortWord}&`) ? 'short word' : 'too slow';
    if (verdict === 'too slow') tooSlow.push(list);
    const columns = [few, many].map((time) => time.toFixed(1).padStart(7)).join(' ');
    console.log(
      `${decodeURI(list).slice('/api/v1'.length, -1).padEnd(56)} ${columns}  ×${ratio.toFixed(2)}  ${first.toFixed(0).padStart(6)}  ${verdict}`,
    );
  }
  for (const { child } of servers) {
    child.disconnect();
    await once(child, 'exit');
  }
  console.log(`\n${lists.length} lists, ${tooSlow.length} of them with a ratio above ${worstRatio}.`);
  process.exitCode = tooSlow.length > 0 ? 1 : 0;
}

/** A process of its own for each size, as each holds one application. */
async function startServer(size) {
  const child = fork(import.meta.filename, [String(size)]);
  const failed = once(child, 'exit').then(() =>
    Promise.reject(new Error(`The server of ${size} rows ended.`)),
  );
  failed.catch(() => {});
  const [{ origin, token }] = await Promise.race([once(child, 'message'), failed]);
  return { child, origin, token };
}

/** Asks both sizes in turns, so that whatever else the machine does meets both alike. */
async function measure(servers, list) {
  let best;
  let first;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const times = sizes.map(() => []);
    for (let round = -warmUps; round < rounds; round += 1) {
      for (const [index, server] of servers.entries()) {
        const time = await ask(server, list);
        if (round >= 0) times[index].push(time);
        else if (index === sizes.length - 1) first ??= time;
      }
    }
    const [few, many] = times.map(median);
    if (!best || many / few < best.many / best.few) best = { few, many, first };
    if (many / few <= worstRatio) break;
  }
  return best;
}

async function ask({ origin, token }, list) {
  const startedAt = performance.now();
  const answer = await fetch(`${origin}${list}limit=50`, { headers: { Authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${list} answered ${answer.status}`);
  return performance.now() - startedAt;
}

function median(times) {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}

/** Serves a database of its own with so many rows in each table, until the parent lets go. */
async function serve(size) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const settings = readConfig({ ...process.env, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' });
  const own = settings.databaseUrl && (await createDatabase(settings.databaseUrl, `bench_${size}`));
  const config = { ...settings, dataDir, databaseUrl: own?.url };
  const database = await openDatabase(config);
  const dataSource = createDataSource(database, entities);
  await dataSource.initialize();
  await migrate(dataSource);
  const app = await createApp(config, dataSource);
  await configureApp(app, config);
  await app.listen(0, '127.0.0.1');
  const origin = await app.getUrl();
  const token = await prepare(dataSource, origin, size);
  process.send({ origin, token });
  await once(process, 'disconnect');
  await app.close();
  await database.close();
  await own?.drop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function createDatabase(serverUrl, name) {
  const execute = async (statement) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const drop = () => execute(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await drop();
  await execute(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop };
}

/** @returns a token of staff */
async function prepare(dataSource, origin, size) {
  // Filling takes longer than a statement of the server may.
  const runner = dataSource.createQueryRunner();
  await runner.query('SET statement_timeout = 0');
  // An index of trigrams is made much faster at once than row by row.
  const indexes = await runner.query(
    `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE '% USING gin %'`,
  );
  for (const { indexname } of indexes) await runner.query(`DROP INDEX ${indexname}`);
  for (const [table, columns] of Object.entries(fill)) {
    const startedAt = performance.now();
    await runner.query(
      `INSERT INTO ${table} (${Object.keys(columns).join(', ')})
       SELECT ${Object.values(columns).join(', ')} FROM generate_series(1, ${size}) g`,
    );
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${String(size).padStart(8)} rows in ${table}, ${seconds} s`);
  }
  // Their rows came with the projects.
  await runner.query('UPDATE project_counters SET view_count = project_id * 7919 % 10000');
  for (const { indexdef } of indexes) await runner.query(indexdef);
  await runner.query(
    `INSERT INTO users (name, email, password_hash, role, source) VALUES ('Bench', 'bench@mail.example', $1, 'ADMIN', 'ADMIN')`,
    [await hashPassword(password)],
  );
  await runner.query('ANALYZE');
  await runner.release();
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'bench@mail.example', password }),
  });
  return (await answer.json()).data.accessToken;
}
