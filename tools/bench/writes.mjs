// What writes cost, one after the other: CPU time of the server and of PostgreSQL for each, and how long the answer
// took. With the demo firm, so that records have translations, pictures and versions. The work that follows an answer
// (mails) counts too.
//   npm run build && npm run tool -- bench/writes [--times 200] [--root folder of another checkout, to compare with]
// Needs Linux with `taskset`, and PostgreSQL's server binaries (or TEST_DATABASE_URL).
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/steps.mjs';
import { startPostgres } from '../../server/test/support/postgres-server.ts';
import { DatabaseCpu } from './support/database-cpu.mjs';
import { cores, moveTo, ServerProcess } from './support/processes.mjs';

const { values: options } = parseArgs({
  options: { times: { type: 'string', default: '200' }, root: { type: 'string', default: root } },
});
const times = Number(options.times);
const account = { email: 'admin@example.com', password: 'Correct1' };

const folder = mkdtempSync(join(tmpdir(), 'bench-writes-'));
moveTo(cores.database);
const postgres = await startPostgres();
if (!postgres) throw new Error('There is no PostgreSQL here: install its server, or set TEST_DATABASE_URL.');
moveTo(cores.load);
const database = await DatabaseCpu.of(postgres.url);
const server = await ServerProcess.start(
  [join(resolve(options.root), 'server/dist/main.js')],
  {
    ...{ DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres.url, RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
    ...{ ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
  },
  '/health/ready',
);
try {
  await server.untilAlone();
  const { accessToken } = (await call('POST', '/auth/login', account)).data;
  const asStaff = { Authorization: `Bearer ${accessToken}` };
  const ids = [];
  const table = {};
  const works = [
    ['create an inquiry', (n) => call('POST', '/contact-inquiries', inquiry(n))],
    [
      'create a project',
      async (n) => (ids[n] = (await call('POST', '/projects', project(n), asStaff)).data.id),
    ],
    ['change a project', (n) => call('PUT', `/projects/${ids[n]}`, { description: `Now ${n}.` }, asStaff)],
    ['save a draft', (n) => call('PUT', `/projects/${ids[n]}/changes`, { title: `Hall ${n}` }, asStaff)],
    ['publish', (n) => call('PUT', `/publications/project/${ids[n]}`, { state: 'PUBLISHED' }, asStaff)],
    ['hide', (n) => call('PATCH', `/projects/${ids[n]}/toggle-visibility`, { value: false }, asStaff)],
    ['delete', (n) => call('DELETE', `/projects/${ids[n]}`, undefined, asStaff)],
  ];
  // Each work once for the compiler, with records that nothing else uses; then what is measured.
  for (const [, work] of works) for (let n = 0; n < times; n += 1) await work(n);
  for (const [name, work] of works) table[name] = await measure(work);
  console.table(table);
} finally {
  await server.stop();
  await database.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(work) {
  await server.untilQuiet();
  const [cpu, databaseCpu, took] = [server.cpuMs(), await database.now(), []];
  for (let n = 0; n < times; n += 1) {
    const startedAt = performance.now();
    await work(times + n);
    took.push(performance.now() - startedAt);
  }
  await server.untilQuiet();
  took.sort((one, other) => one - other);
  const each = (ms) => Number((ms / times).toFixed(2));
  return {
    'server, CPU ms': each(server.cpuMs() - cpu),
    'PostgreSQL, CPU ms': each(await database.since(databaseCpu)),
    'median ms': Number(took[Math.floor(times / 2)].toFixed(1)),
  };
}

async function call(method, path, body, headers = {}) {
  const answer = await fetch(`${server.origin}/api/v1${path}`, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      'Idempotency-Key': randomUUID(),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said.message}`);
  return said;
}

function inquiry(n) {
  return {
    ...{ name: 'Hana Alemu', email: `hana-${n}-${randomUUID()}@mail.example`, phone: '+251911000000' },
    ...{ subject: 'A house for five in Bole', message: 'Our plot is 400 m² and falls to the south.' },
  };
}

function project(n) {
  return {
    ...{ title: `House on a ridge ${n}`, location: 'Bole', type: 'RESIDENCE' },
    description: 'A house of stone and light around a court. '.repeat(10),
  };
}
