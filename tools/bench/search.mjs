// How long a search takes over 5,000 records in three languages: the search of the site, that of the top bar and the
// lists, called one after the other for words in each language, written as they stand there, in other ways that sound the
// same, in the letters of the other script, common, rare and missing. Each is sent three times, as staff, whose answers
// are never kept, and the shortest counts: the machine may have been busy with something else. Prints the median, the 95th
// percentile and the longest, and ends with 1 where a 95th percentile is above 100 ms.
//   npm run bench:search [-- --records 5000] [-- --on embedded] [-- --json file]
// Linux, and PostgreSQL's server binaries but for --on embedded.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from '../../scripts/build.mjs';
import { root, run } from '../../scripts/steps.mjs';
import { startPostgres } from '../../server/test/support/postgres-server.ts';
import { ask, signIn } from './growth/ask.mjs';
import { everySearch } from './search/searches.mjs';
import { createDatabase } from './support/create-database.mjs';
import { ServerProcess } from './support/processes.mjs';

const { values: options } = parseArgs({
  options: {
    records: { type: 'string', default: '5000' },
    on: { type: 'string', default: 'postgresql' },
    json: { type: 'string', default: '.cache/bench-search.json' },
  },
});
const records = Number(options.records);
const longestP95 = 100;
const rounds = 3;
const password = 'Correct1';

await buildChanged();
const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
const postgres = options.on === 'embedded' ? undefined : await startPostgres();
let server;
try {
  const environment = { DATA_DIR: folder, ADMIN_PASSWORD: password, DEMO_CONTENT: 'off', RATE_LIMIT: 'off' };
  if (postgres) environment.DATABASE_URL = await createDatabase(postgres.url, 'bench_search');
  const startedAt = performance.now();
  await run([process.execPath, join(root, 'tools/bench/search/fill.mjs'), String(records)], {
    env: environment,
    quiet: true,
  });
  console.log(`${records} records, filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  server = await ServerProcess.start([join(root, 'server/dist/main.js')], environment, '/health/ready');
  report(await measure({ server, token: await signIn(server.origin, password) }));
} finally {
  await server?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(one) {
  // What every first call compiles is not what a search costs.
  for (let call = 0; call < 30; call += 1) await ask(one, `/api/v1/site-search?q=warm${call}`);
  const times = new Map();
  for (const { where, kind, path } of everySearch()) {
    let milliseconds = Infinity;
    for (let round = 0; round < rounds; round += 1)
      milliseconds = Math.min(milliseconds, (await ask(one, path)).milliseconds);
    for (const name of [where, `${where}, ${kind}`])
      times.set(name, [...(times.get(name) ?? []), milliseconds]);
  }
  return [...times].map(([name, all]) => ({ name, count: all.length, ...figures(all) }));
}

function figures(times) {
  const sorted = times.sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  return { median: at(0.5), p95: at(0.95), longest: sorted.at(-1) };
}

function report(results) {
  for (const { name, count, median, p95, longest } of results.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const cells = [median, p95, longest].map((value) => value.toFixed(1).padStart(8)).join('');
    console.log(`${name.padEnd(44)} ${String(count).padStart(5)} asked   median, p95, longest${cells} ms`);
  }
  const slow = results.filter(({ name, p95 }) => !name.includes(',') && p95 > longestP95);
  console.log(
    `\nOver ${records} records; ${slow.length} of the places take more than ${longestP95} ms (p95).`,
  );
  const file = resolve(root, options.json);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ records, database: options.on, results }, null, 2));
  process.exitCode = slow.length > 0 ? 1 : 0;
}
