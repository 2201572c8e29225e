// All tests, from a fresh clone on: format, lint, types, unit, API on each database, processes, browser.
// Ends with a plain count. `npm test -- browser` runs one part only.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from './build.mjs';
import { install, projectNode, root, run, StepFailed } from './steps.mjs';

const results = join(root, '.cache/results');
const clients = ['client-shared', 'client-public', 'client-admin'];

/** They only read, each on one core: all of them run at once. */
const checks = [
  { name: 'format', run: () => check(['prettier', '--check', '--log-level', 'warn', '.']) },
  { name: 'lint', run: () => check(['eslint', '.', '--max-warnings', '0']) },
  {
    name: 'types',
    run: async () => {
      for (const project of ['.', 'server', ...clients]) await check(['tsc', '--noEmit', '-p', project]);
    },
  },
];

/** These have the machine for themselves, one after the other. */
const suites = [
  {
    name: 'unit',
    run: () => jest('unit', ['unit', ...clients]),
  },
  { name: 'API on the embedded database', run: () => apiTests('embedded') },
  {
    name: 'API on PostgreSQL',
    run: () => apiTests('postgresql'),
    needs: postgresIsHere,
    without: 'no PostgreSQL found',
  },
  // Each starts servers and databases of its own: more at once would only wait for each other.
  { name: 'process', run: () => jest('process', ['process'], { maxWorkers: 2 }) },
  { name: 'browser', run: () => run(['playwright', 'test']) },
];

const counts = { passed: 0, failed: 0, skipped: 0 };

await install();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const wanted = process.argv.slice(2);
const isChosen = ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const outcomes = [];
try {
  await buildChanged();
  // Each part runs even when one before it failed, so that one run shows everything.
  outcomes.push(...(await Promise.all(checks.filter(isChosen).map(runPart))));
  for (const suite of suites.filter(isChosen)) outcomes.push(await runPart(suite));
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  outcomes.push({ name: 'build', outcome: 'FAILED' });
  counts.failed += 1;
}
summarise(outcomes);

async function runPart({ name, run: runTests, needs, without }) {
  console.log(`\n— ${name}`);
  if (needs && !(await needs())) return { name, outcome: `left out: ${without}` };
  const startedAt = Date.now();
  try {
    await runTests();
    return { name, outcome: `passed in ${seconds(startedAt)} s` };
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    return { name, outcome: `FAILED after ${seconds(startedAt)} s` };
  }
}

/** A check without tests of its own counts as one. */
async function check(command) {
  try {
    // Side by side with others: its words come in one piece, and only when there is something to say.
    await run(command, { quiet: true });
    counts.passed += 1;
  } catch (error) {
    counts.failed += 1;
    throw error;
  }
}

/** @param name of the report @param projects as jest.config.js names them */
function jest(name, projects, { env = {}, maxWorkers = '100%', leftOut = [] } = {}) {
  return run(
    [
      ...[projectNode, join(root, 'node_modules/jest/bin/jest.js'), '--selectProjects', ...projects],
      // Left alone it keeps one core for itself, which of two cores is half.
      `--maxWorkers=${maxWorkers}`,
      ...leftOut.map((path) => `--testPathIgnorePatterns=${path}`),
      ...['--json', `--outputFile=${join(results, `${name}.json`)}`],
    ],
    { env },
  );
}

/**
 * Attacks, and what holds for all routes, come in by HTTP, whatever the database: once is enough, where several can be
 * at work at once.
 */
async function apiTests(database) {
  const leftOut = database === 'embedded' && (await postgresIsHere()) ? ['/test/(attacks|contracts)/'] : [];
  return jest(`api-${database}`, ['api'], { env: { TEST_DATABASE: database }, leftOut });
}

async function postgresIsHere() {
  try {
    await run(
      [projectNode, '--experimental-strip-types', '--no-warnings', 'server/test/support/has-postgres.ts'],
      { quiet: true },
    );
    return true;
  } catch {
    return false;
  }
}

function summarise(outcomesOfParts) {
  for (const file of ['unit', 'api-embedded', 'api-postgresql', 'process']) addJest(`${file}.json`);
  addPlaywright('browser.json');
  console.log('');
  for (const { name, outcome } of outcomesOfParts) console.log(`${name.padEnd(30)} ${outcome}`);
  const failed = outcomesOfParts.filter(({ outcome }) => outcome.startsWith('FAILED')).length;
  // A part can fail without a failed test, for instance when its runner breaks.
  const failures = Math.max(counts.failed, failed);
  console.log(`\n${counts.passed} passed, ${failures} failed, ${counts.skipped} skipped`);
  process.exit(failures === 0 && counts.passed > 0 ? 0 : 1);
}

function addJest(file) {
  const report = readReport(file);
  counts.passed += report?.numPassedTests ?? 0;
  counts.failed += report?.numFailedTests ?? 0;
  counts.skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
}

function addPlaywright(file) {
  const stats = readReport(file)?.stats;
  counts.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  counts.failed += stats?.unexpected ?? 0;
  counts.skipped += stats?.skipped ?? 0;
}

function readReport(file) {
  const path = join(results, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function seconds(startedAt) {
  return Math.round((Date.now() - startedAt) / 1000);
}
