// How long a cached page takes on the embedded database, which has one connection, while 1,000 projects are imported in
// one transaction and while a backup is made. Requests come every 20 ms, whether or not the one before was answered.
//   npm run build && npm run tool -- bench/busy-embedded [--root folder of another checkout, to compare with]
// Needs Linux. A minute passes until the schedule makes the backup.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/steps.mjs';
import { ServerProcess } from './support/processes.mjs';

const LONGEST_P99_MS = 200;
const EVERY_MS = 20;
const ROWS = 1_000;

const { values: options } = parseArgs({ options: { root: { type: 'string', default: root } } });
const account = { email: 'admin@example.com', password: 'Correct1' };
const dataDir = mkdtempSync(join(tmpdir(), 'bench-busy-'));
const server = await ServerProcess.start(
  [join(resolve(options.root), 'server/dist/main.js')],
  {
    ...{ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'error', BACKUP_SCHEDULE: '0 * * * * *' },
    ...{ ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
  },
  '/health/ready',
  'any',
);
try {
  console.log('Waiting until the server has made its pictures …');
  await server.untilAlone();
  // The first answer is made, and no cached one.
  await ask([]);
  const table = {
    'nothing else': await measure(() => sleep(10_000)),
    [`an import of ${ROWS} projects`]: await measure(importProjects),
    'a backup': await measure(untilBackedUp, isBackingUp),
  };
  console.table(table);
  const slow = Object.values(table).some(({ 'p99 ms': p99 }) => !(p99 <= LONGEST_P99_MS));
  if (slow) throw new Error(`The 99th percentile may be ${LONGEST_P99_MS} ms at most.`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** @param counts whether a request that is sent now belongs to what is measured */
async function measure(work, counts = () => true) {
  const took = [];
  let isOver = false;
  const asked = [];
  const asking = (async () => {
    for (; !isOver; await sleep(EVERY_MS)) if (counts()) asked.push(ask(took));
  })();
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1000;
  isOver = true;
  console.log(`… ${seconds.toFixed(1)} s`);
  await asking;
  await Promise.all(asked);
  took.sort((one, other) => one - other);
  const at = (share) => Number(took[Math.ceil(took.length * share) - 1]?.toFixed(1));
  const figures = { requests: took.length, 'median ms': at(0.5), 'p99 ms': at(0.99), 'longest ms': at(1) };
  return { seconds: Number(seconds.toFixed(1)), ...figures };
}

/** One that fails took as long as any. */
async function ask(took) {
  const startedAt = performance.now();
  const answer = await fetch(`${server.origin}/`).catch(() => undefined);
  const isThere = await answer?.text().then(
    () => answer.ok,
    () => false,
  );
  took.push(isThere ? performance.now() - startedAt : Infinity);
}

async function importProjects() {
  const signedIn = await fetch(`${server.origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { accessToken } = (await signedIn.json()).data;
  const lines = Array.from({ length: ROWS }, (_, n) => `House ${n},A house of stone and light.,Bole`);
  const form = new FormData();
  form.set('file', new Blob([`title,description,location\n${lines.join('\n')}\n`]), 'projects.csv');
  const answer = await fetch(`${server.origin}/api/v1/projects/import`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`The import answered ${answer.status}: ${await answer.text()}`);
}

/** The copy of the database is there for as long as the backup is made of it. */
function isBackingUp() {
  return existsSync(join(dataDir, 'backup.unfinished'));
}

async function untilBackedUp() {
  while (!isBackingUp()) await sleep(5);
  while (isBackingUp()) await sleep(5);
}
