// What grows with the tables: every list with every sort, filter and its last page, every search, dashboard, stats,
// export and the sitemap, out of 1,000, 10,000 and 100,000 projects, inquiries, orders, consultations,
// accounts and lines of the log, and ten times as many visits. Prints the first call after a restart of the server,
// the median of later ones, and the ratio of the largest to the smallest; where more rows are sent, the time a row.
// Marks what is above 2, and ends with 1 where there is any.
//   npm run bench:growth [-- --only dashboard,stats] [-- --on embedded] [-- --sizes 1000,100000] [-- --json file]
// Linux, and PostgreSQL's server binaries but for --on embedded. Filling takes minutes: with TEST_DATABASE_URL and
// --keep the databases stay on that server, and a later run with --keep takes them as they are.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from '../../scripts/build.mjs';
import { root, run } from '../../scripts/steps.mjs';
import { startPostgres } from '../../server/test/support/postgres-server.ts';
import { everyAddress } from './growth/addresses.mjs';
import { ask, resolveLastPage, signIn } from './growth/ask.mjs';
import { createDatabase } from './support/create-database.mjs';
import { ServerProcess } from './support/processes.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    on: { type: 'string', default: 'postgresql' },
    sizes: { type: 'string', default: '1000,10000,100000' },
    keep: { type: 'boolean', default: false },
    json: { type: 'string', default: '.cache/bench-growth.json' },
  },
});
const sizes = options.sizes.split(',').map(Number);
const worstRatio = 2;
const rounds = { list: 15, search: 15, figures: 15, file: 1 };
/** What takes so long in all is asked no more often. */
const longMs = 3_000;
/** What seems too slow is measured again: the machine may have been busy with something else. */
const attempts = 3;
/** A first call is measured so often, after a start each, and the shortest counts; but for files, which take long. */
const starts = 3;
const password = 'Correct1';
/** Well within the life of an access token. */
const tokenMs = 300_000;

await buildChanged();
const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
const postgres = options.on === 'embedded' ? undefined : await startPostgres();
const servers = [];
try {
  const addresses = everyAddress().filter(({ path }) =>
    options.only.split(',').some((part) => path.includes(part)),
  );
  for (const size of sizes) servers.push(await startFilled(size));
  const results = await measureAll(addresses);
  report(results);
} finally {
  for (const { server } of servers) await server?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function startFilled(size) {
  const environment = {
    DATA_DIR: join(folder, String(size)),
    ADMIN_PASSWORD: password,
    DEMO_CONTENT: 'off',
    RATE_LIMIT: 'off',
  };
  if (postgres) environment.DATABASE_URL = await createDatabase(postgres.url, `growth_${size}`, options.keep);
  const startedAt = performance.now();
  const prepare = join(root, 'tools/bench/support/prepare-database.mjs');
  await run([process.execPath, prepare, JSON.stringify(rowsOf(size))], { env: environment, quiet: true });
  console.log(`${size} rows, filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return { size, environment };
}

/** Starts the server of a size anew. */
async function restart(one) {
  await one.server?.stop();
  one.server = await ServerProcess.start(
    ['--conditions=compiled', join(root, 'server/dist/main.js')],
    one.environment,
    '/health/ready',
  );
  await renewToken(one);
  // What every first call compiles is no growth.
  for (let call = 0; call < 30; call += 1) await ask(one, '/api/v1/settings/admin');
}

async function renewToken(one) {
  one.token = await signIn(one.server.origin, password);
  one.signedInAt = Date.now();
}

function rowsOf(size) {
  const grown = [
    'users',
    'projects',
    'design_orders',
    'contact_inquiries',
    'consultations',
    'pictures',
    'translations',
    'tender_packs',
    'trash_entries',
    'activities',
    'notifications',
    'unread_notifications',
  ];
  return {
    ...Object.fromEntries(grown.map((table) => [table, size])),
    // Of these there are hundreds at most, which lists and statistics count.
    blog_posts: Math.min(size, 1000),
    services: Math.min(size, 1000),
    consultants: 10,
    visitors: 10 * size,
    project_views: 10 * size,
  };
}

async function measureAll(addresses) {
  for (const one of servers) one.first = new Map();
  for (let start = 0; start < starts; start += 1) {
    for (const one of servers) {
      await restart(one);
      for (const { path, group } of addresses) {
        if (group !== 'file') await measureFirst(one, path);
      }
    }
  }
  for (const one of servers) {
    for (const { path, group } of addresses) {
      if (group === 'file') await measureFirst(one, path);
    }
  }
  const results = [];
  for (const address of addresses) results.push(await measure(address));
  return results;
}

async function measureFirst(one, path) {
  one.server.forgetPeak();
  const before = one.server.memory().now;
  const { milliseconds } = await ask(one, path.replace('last', '1'));
  const memory = one.server.memory().peak - before;
  const known = one.first.get(path);
  if (!known || milliseconds < known.milliseconds) one.first.set(path, { milliseconds, memory });
}

/** Asks all sizes in turns, so that other load on the machine meets them alike. */
async function measure({ path, group, isShort = false }) {
  let best;
  for (const one of servers) if (Date.now() - one.signedInAt > tokenMs) await renewToken(one);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const times = servers.map(() => []);
    const answers = [];
    for (let round = 0; round < rounds[group]; round += 1) {
      for (const [index, one] of servers.entries()) {
        const requested = path.includes('page=last') ? await resolveLastPage(one, path) : path;
        answers[index] = await ask(one, requested);
        times[index].push(answers[index].milliseconds);
      }
      if (times.at(-1).reduce((sum, time) => sum + time, 0) > longMs) break;
    }
    const later = times.map(median);
    const sent = answers.map(({ rows }) => rows);
    const [first, memory] = ['milliseconds', 'memory'].map((figure) =>
      servers.map((one) => one.first.get(path)[figure]),
    );
    const [fewest, most] = [sent[0], sent.at(-1)];
    // A query that sends more rows may take longer, but not longer a row.
    const allowed = Math.max(1, most / Math.max(1, fewest));
    const ratio = later.at(-1) / later[0] / allowed;
    const firstRatio = first.at(-1) / first[0] / allowed;
    if (!best || ratio < best.ratio)
      best = { path, group, isShort, first, later, sent, ratio, firstRatio, memory };
    if (best.ratio <= worstRatio || group === 'file') break;
  }
  print(best);
  return best;
}

function print({ path, group, first, later, sent, ratio, firstRatio, memory, isShort }) {
  const cells = (values) => values.map((value) => value.toFixed(1).padStart(8)).join('');
  const name = decodeURIComponent(path.replace('/api/v1', '')).padEnd(58);
  const marks = verdict({ ratio, firstRatio, isShort });
  const rows = new Set(sent).size > 1 ? `   rows ${sent.join(', ')}` : '';
  const peak = group === 'file' ? `   memory ${memory.map((size) => `+${size}`).join(', ')} MB` : '';
  const ratios = `×${firstRatio.toFixed(1)} ×${ratio.toFixed(1)}`.padStart(14);
  console.log(`${name} first${cells(first)}   later${cells(later)} ${ratios}  ${marks}${rows}${peak}`);
}

function verdict({ ratio, firstRatio, isShort }) {
  if (ratio > worstRatio) return isShort ? 'short word' : 'GROWS';
  return firstRatio > worstRatio ? 'first grows' : '';
}

function report(results) {
  const growing = results.filter((result) => ['GROWS', 'first grows'].includes(verdict(result)));
  console.log(
    `\n${results.length} addresses, milliseconds out of ${sizes.join(', ')} rows; ${growing.length} grow.`,
  );
  const file = resolve(root, options.json);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ sizes, database: options.on, results }, null, 2));
  process.exitCode = growing.length > 0 ? 1 : 0;
}

function median(times) {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
