// What a request costs the server: CPU time, requests a second, median and slowest times, errors and memory, on
// PostgreSQL and on the embedded database, with 200 projects and 200 articles. Beside it, in turns, two limits: a bare
// `node:http` that sends the same bytes with the same headers (Brotli, as browsers ask for it), and a bare `node:http`
// that gets the same data from PostgreSQL by hand and sends it uncompressed (requests/bare-pg.mjs says what it leaves
// out).
//   npm run bench [-- --quick] [-- --misses] [-- --only 'article,inquiry'] [-- --on postgresql] [-- --json file, .cache/bench.json]
// Linux with `taskset` and PostgreSQL's server binaries (or TEST_DATABASE_URL). The server has a core of its own; CPU
// times hold on a busy machine, rates and times do not. The temporary PostgreSQL does not wait for the disk.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildChanged } from '../../scripts/build.mjs';
import { root, run } from '../../scripts/steps.mjs';
import { startPostgres } from '../../server/test/support/postgres-server.ts';
import { differences, takeAnswers } from './requests/answers.mjs';
import { measure } from './requests/measure.mjs';
import { measureFirst, measureStorm } from './requests/misses.mjs';
import { printMemory, printMisses, printSummary, printWork } from './requests/print.mjs';
import { rows, works } from './requests/works.mjs';
import { DatabaseCpu } from './support/database-cpu.mjs';
import { cores, moveTo, ServerProcess } from './support/processes.mjs';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    on: { type: 'string', default: 'postgresql,embedded' },
    misses: { type: 'boolean', default: false },
    json: { type: 'string', default: '.cache/bench.json' },
  },
});
const rounds = options.quick ? 1 : 3;
const seconds = options.quick ? 0.5 : 4;
const warmUps = options.quick ? 100 : 500;
const connectionCounts = options.quick ? [32] : [1, 32];
const kinds = options.on.split(',');
const wanted = works.filter(({ name }) => options.only.split(',').some((part) => name.includes(part)));

await buildChanged();
const folder = mkdtempSync(join(tmpdir(), 'bench-requests-'));
moveTo(cores.database);
const postgres = await startPostgres();
if (!postgres) throw new Error('There is no PostgreSQL here: install its server, or set TEST_DATABASE_URL.');
moveTo(cores.load);
const database = await DatabaseCpu.of(postgres.url);
const servers = {};
try {
  const memory = await startServers();
  await checkBarePg();
  const results = await measureAll();
  for (const kind of kinds) {
    const { now, peak } = servers[kind].memory();
    Object.assign(memory[kind], { after: now, peak });
  }
  const misses = servers.postgresql && options.misses ? await measureMisses() : undefined;
  report(results, memory, misses);
} finally {
  for (const server of Object.values(servers)) await server.stop();
  await database.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** @returns memory at rest, by kind of database */
async function startServers() {
  const memory = {};
  for (const kind of kinds) {
    servers[kind] = await startOurs(kind);
    await servers[kind].untilQuiet();
    await sleep(2000);
    memory[kind] = { rest: servers[kind].memory().now };
  }
  const answers = join(folder, 'answers.json');
  writeFileSync(answers, JSON.stringify(await takeAnswers(servers[kinds[0]], wanted)));
  const [scripts, probe] = [join(root, 'tools/bench/requests'), wanted.find(isRead).request().path];
  servers['bare node:http'] = await ServerProcess.start([join(scripts, 'bare-http.mjs'), answers], {}, probe);
  servers['bare pg'] = await ServerProcess.start(
    [join(scripts, 'bare-pg.mjs')],
    { DATABASE_URL: postgres.url },
    '/ready',
  );
  return memory;
}

function isRead({ request }) {
  return request().method === 'GET';
}

/** On a server of its own, because counting takes time. */
async function measureMisses() {
  const first = await measureFirst(servers.postgresql, servers['bare pg'], database);
  const token = 'token-of-the-benchmark-for-metrics';
  const server = await startServer({ ...settingsOf('postgresql'), METRICS_TOKEN: token });
  try {
    return { first, storm: await measureStorm(server, token) };
  } finally {
    await server.stop();
  }
}

async function startOurs(kind) {
  const prepare = join(root, 'tools/bench/support/prepare-database.mjs');
  await run([process.execPath, prepare, JSON.stringify(rows)], { env: settingsOf(kind), quiet: true });
  return startServer(settingsOf(kind));
}

function settingsOf(kind) {
  return {
    DATA_DIR: join(folder, kind),
    ...(kind === 'postgresql' && { DATABASE_URL: postgres.url }),
    ADMIN_PASSWORD: 'Correct1',
    DEMO_CONTENT: 'off',
    RATE_LIMIT: 'off',
  };
}

function startServer(settings) {
  const program = ['--conditions=compiled', join(root, 'server/dist/main.js')];
  return ServerProcess.start(program, settings, '/health/ready');
}

/** A limit that answers something else is none. */
async function checkBarePg() {
  if (!servers.postgresql) return;
  for (const work of wanted.filter(({ bySql }) => bySql)) {
    const differing = await differences(servers.postgresql, servers['bare pg'], work);
    if (differing.length > 0) console.warn(`${work.name}: bare pg answers others in ${differing.join(', ')}`);
  }
}

/** One work after the other, and each on one server after the other, so that all meet the same machine. */
async function measureAll() {
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, bySql, request } of wanted) {
      for (const connections of connectionCounts) {
        for (const [server, process] of Object.entries(servers)) {
          if (server === 'bare pg' && !bySql) continue;
          const known = measured.find(isSame({ name, connections, server }));
          const result = await measure(process, request, {
            connections,
            seconds,
            warmUps,
            database,
            perSecond: known?.perSecond ?? 0,
          });
          measured.push({ name, connections, server, round, ...result });
        }
      }
    }
  }
  return measured;
}

function isSame(wantedOne) {
  return (one) => Object.entries(wantedOne).every(([key, value]) => one[key] === value);
}

function report(measured, memory, misses) {
  const find = (name, connections) =>
    Object.fromEntries(
      Object.keys(servers)
        .map((server) => [server, measured.filter(isSame({ name, connections, server }))])
        .filter(([, runs]) => runs.length > 0)
        .map(([server, runs]) => [server, summary(runs)]),
    );
  for (const { name } of wanted) {
    for (const connections of connectionCounts) printWork(name, connections, find(name, connections));
  }
  printSummary(wanted, connectionCounts.at(-1), find, kinds);
  printMemory(memory);
  if (misses) printMisses(misses);
  const table = wanted.flatMap(({ name, aim }) =>
    connectionCounts.map((connections) => ({ name, aim, connections, servers: find(name, connections) })),
  );
  const file = resolve(root, options.json);
  mkdirSync(dirname(file), { recursive: true });
  const machine = { cpu: cpus()[0].model, cores: cpus().length, node: process.version };
  writeFileSync(file, JSON.stringify({ machine, rounds, seconds, table, memory, misses, measured }, null, 2));
  console.log(`\nAll figures: ${file}`);
}

/** Medians of the rounds. */
function summary(runs) {
  const median = (key) => runs.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  const keys = ['cpuMs', 'laterCpuMs', 'databaseMs', 'perSecond', 'p50', 'p99'];
  const medians = Object.fromEntries(keys.map((key) => [key, median(key)]));
  return { ...medians, errors: runs.reduce((sum, { errors }) => sum + errors, 0) };
}
