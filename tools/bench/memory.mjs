// Resident memory of the built server: at rest (30 seconds after it is ready), at its highest under a mixed load
// (lists, pages, searches, articles, inquiries, pictures sent by staff), and after it; on PostgreSQL and on the
// embedded database, with the demo firm. The process that works on pictures counts with it; at rest and after the load
// it has ended. Needs Linux, and PostgreSQL's server binaries (or TEST_DATABASE_URL).
//   npm run build && npm run tool -- bench/memory [--minutes 3] [--on postgresql,embedded]
//     [--json .cache/memory.json] [--node="--heap-prof …": options of the server's own Node]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/steps.mjs';
import { startPostgres } from '../../server/test/support/postgres-server.ts';
import { ServerProcess } from './support/processes.mjs';

const sharp = createRequire(new URL('../../server/package.json', import.meta.url))('sharp');
const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    on: { type: 'string', default: 'postgresql,embedded' },
    json: { type: 'string', default: '.cache/memory.json' },
    node: { type: 'string', default: '' },
  },
});
/** What the server shall not exceed, in MB: at rest, and after load as a multiple of that. */
const aims = { rest: { postgresql: 180, embedded: 400 }, growth: 1.3 };
const restMs = 30_000;
const connections = 8;
const email = 'admin@example.com';
const password = 'Correct1';

const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
const postgres = options.on.includes('postgresql') ? await startPostgres() : undefined;
try {
  const results = {};
  for (const kind of options.on.split(',')) results[kind] = await measure(kind);
  console.table(results);
  const target = resolve(options.json);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(
    target,
    `${JSON.stringify({ minutes: Number(options.minutes), aims, megabytes: results }, null, 2)}\n`,
  );
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(kind) {
  const environment = { DATA_DIR: join(folder, kind) };
  if (kind === 'postgresql') {
    if (!postgres)
      throw new Error('There is no PostgreSQL here: install its server, or set TEST_DATABASE_URL.');
    environment.DATABASE_URL = postgres.url;
  }
  // The demo firm comes with the first start, which is measured by itself.
  const first = await start(environment);
  const pictures = await first.server.untilAlone();
  await sleep(restMs);
  const result = {
    'first start (s)': first.seconds,
    'AVIF (s)': pictures,
    'after first start': first.server.memoryOfFamily(),
  };
  await first.server.stop();
  const { server, seconds } = await start(environment);
  await server.untilAlone();
  await sleep(restMs);
  result['start (s)'] = seconds;
  result.rest = server.memoryOfFamily();
  const load = await putUnderLoad(server);
  result['under load'] = load.peak;
  await server.untilAlone();
  await sleep(restMs);
  result.after = server.memoryOfFamily();
  result['after / rest'] = Number((result.after / result.rest).toFixed(2));
  Object.assign(result, { requests: load.requests, failures: load.failures });
  await server.stop();
  return result;
}

async function start(environment) {
  const program = [
    '--conditions=compiled',
    ...options.node.split(' ').filter(Boolean),
    join(root, 'server/dist/main.js'),
  ];
  const settings = { RATE_LIMIT: 'off', ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ...environment };
  const startedAt = performance.now();
  const server = await ServerProcess.start(program, settings, '/health/ready', 'any');
  return { server, seconds: Number(((performance.now() - startedAt) / 1000).toFixed(1)) };
}

async function putUnderLoad(server) {
  const until = Date.now() + Number(options.minutes) * 60_000;
  const outcome = { peak: 0, requests: 0, failures: 0 };
  const works = await mixedWork(server.origin);
  let next = 0;
  const visitor = async () => {
    while (Date.now() < until) {
      const answer = await works[(next += 1) % works.length](next).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      outcome.requests += 1;
      if (!answer?.ok) outcome.failures += 1;
    }
  };
  const watch = async () => {
    while (Date.now() < until) {
      outcome.peak = Math.max(outcome.peak, server.memoryOfFamily());
      await sleep(200);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: connections }, visitor)]);
  return outcome;
}

/** What visitors and staff do, in turns; a number makes each time another one. */
async function mixedWork(origin) {
  const api = `${origin}/api/v1`;
  const json = { 'content-type': 'application/json' };
  const staff = staffHeaders(api, json);
  const get = (path) => () => fetch(origin + path, { headers: { 'accept-encoding': 'br, gzip' } });
  const listOf = async (path) => (await (await fetch(`${api}${path}?limit=50`)).json()).data.data;
  const projects = await listOf('/projects');
  const articles = await listOf('/blog/public');
  const words = ['stone', 'house', 'court', 'light', 'garden', 'roof', 'ቤት'];
  const noise = {
    create: { width: 1600, height: 1067, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  };
  const picture = new Blob([await sharp(noise).jpeg().toBuffer()], { type: 'image/jpeg' });
  const usual = [
    get('/'),
    get('/api/v1/projects?limit=50'),
    get('/am/projects'),
    (n) => get(`/projects/${projects[n % projects.length].slug}`)(),
    (n) => get(`/api/v1/projects?search=${words[n % words.length]}`)(),
    (n) => get(`/blog/${articles[n % articles.length].slug}`)(),
    (n) => get(`/api/v1/blog/public/${articles[n % articles.length].slug}`)(),
    (n) => get(`/api/v1/blog/public?search=${words[n % words.length]}&page=1&limit=${1 + (n % 50)}`)(),
    get('/api/v1/services'),
    get('/blog'),
    get('/sitemap.xml'),
    async (n) => fetch(`${api}/search?q=${words[n % words.length]}`, { headers: await staff() }),
    async () => fetch(`${api}/dashboard/overview`, { headers: await staff() }),
    (n) =>
      fetch(`${api}/contact-inquiries`, {
        method: 'POST',
        headers: { ...json, 'idempotency-key': `bench-memory-${n}-${Date.now()}` },
        body: JSON.stringify({
          name: `Visitor ${n}`,
          email: `visitor${n}@mail.example`,
          subject: 'A house',
          message: 'We wish to build a house of stone.',
        }),
      }),
  ];
  const upload = async (n) => {
    const form = new FormData();
    const fields = { title: `Bench ${n}`, description: 'A house.', location: 'Bole', type: 'RESIDENCE' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('images', picture, 'house.jpg');
    return fetch(`${api}/projects`, { method: 'POST', headers: await staff(), body: form });
  };
  // A picture is far more work than anything else, and far rarer.
  return [...Array.from({ length: 10 }, () => usual).flat(), upload];
}

/** @returns what gives the headers of somebody signed in; an access token is good for a quarter of an hour */
function staffHeaders(api, json) {
  let signedIn = 0;
  let headers;
  return async () => {
    if (Date.now() - signedIn > 10 * 60_000) {
      signedIn = Date.now();
      headers = fetch(`${api}/auth/login`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email, password }),
      }).then(async (login) => ({ authorization: `Bearer ${(await login.json()).data.accessToken}` }));
    }
    return headers;
  };
}
