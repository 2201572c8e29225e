// All tests, from a fresh clone on: format, lint, unit, API on each database, processes, browser.
// Ends with a plain count. `npm test -- browser` runs one part only, `npm test -- path/to/a.spec.ts` one file, with
// --watch again after each change.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from './build.mjs';
import { buildsFor, chooseTests } from './choose-tests.mjs';
import { folderForTests } from './folder-in-memory.mjs';
import { slowestFiles } from './slowest-files.mjs';
import { install, projectNode, root, run, StepFailed } from './steps.mjs';

const results = join(root, '.cache/results');
const clients = ['client-shared', 'client-public', 'client-admin'];

/** One more than there are cores: now and then each waits, for a timer or the database. */
const usualWorkers = availableParallelism() + 1;

const words = process.argv.slice(2);
const chosen = chooseTests(words.filter((word) => word !== '--watch'));
if (chosen.problem) {
  console.error(chosen.problem);
  process.exit(1);
}

/**
 * What may differ by database: searching, sorting, counting, files of tables, transactions, locks, and every request
 * of the API once, as its examples have it. Where there is PostgreSQL, the rest runs there only;
 * `npm test -- embedded` runs it here too.
 */
const differsByDatabase = [
  'src/(backup|database)/',
  'src/common/(jobs|pagination|counts)/',
  'src/modules/(search|site-search)/',
  'visitor-(consultations|feedback)-writer',
  'attacks/races\\.',
  'contracts/(conflicts|examples|exports|fold|guarded-data-source|migrations|query-pairs|search|sorting)\\.',
].join('|');

/** Groups run one after the other, the parts of a group at the same time. */
const groups = [
  [
    { part: 'format', run: () => check(['oxfmt', '--check']) },
    // Types too.
    { part: 'lint', run: () => check(['oxlint']) },
    // Much of its time it waits for servers that start and stop.
    { part: 'process', run: () => jest('process', ['process'], { maxWorkers: 2 }) },
    { part: 'unit', run: () => jest('unit', ['unit', ...clients], { maxWorkers: availableParallelism() }) },
  ],
  [
    { part: 'api', name: 'API on the embedded database', run: () => apiTests('embedded') },
    {
      part: 'api',
      name: 'API on PostgreSQL',
      run: () => apiTests('postgresql'),
      needs: postgresIsHere,
      without: 'no PostgreSQL found',
    },
  ],
  [{ part: 'browser', run: () => browserTests() }],
  // One file at a time: what they measure is many processes at work.
  [{ part: 'endurance', run: () => jest('endurance', ['endurance'], { maxWorkers: 2 }) }],
  [
    {
      part: 'embedded',
      name: 'rest of the API on the embedded database',
      run: restOfApiTests,
      needs: postgresIsHere,
      without: 'npm test runs all of it where there is no PostgreSQL',
    },
  ],
];

const filesOf = (isOfPlaywright) =>
  chosen.files.filter((file) => file.endsWith('.e2e.ts') === isOfPlaywright);
/** Test files that were requested by their paths. */
const fileRuns = [
  {
    name: 'files',
    files: filesOf(false),
    run: (files) => runJest('files', ['--runTestsByPath', ...files]),
  },
  {
    name: 'files in the browser',
    files: filesOf(true),
    run: browserTests,
  },
].filter(({ files }) => files.length > 0);

const counts = { passed: 0, failed: 0, skipped: 0 };

await install({ forTests: true });
if (words.includes('--watch')) process.exit(await watch());
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const isChosen = ({ part }) => chosen.parts.includes(part);
const outcomes = [];
try {
  await buildChanged(buildsFor(chosen));
  // Each part runs even when one before it failed, so that one run shows everything.
  for (const group of groups) outcomes.push(...(await Promise.all(group.filter(isChosen).map(runPart))));
  for (const { files, ...fileRun } of fileRuns) {
    outcomes.push(await runPart({ ...fileRun, run: () => fileRun.run(files) }));
  }
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  outcomes.push({ name: 'build', outcome: 'FAILED' });
  counts.failed += 1;
}
summarise(outcomes);

/** Runs the same tests anew after each change of a source, until it is stopped. */
async function watch() {
  const sources = ['shared', 'server', 'client-shared', 'client-public', 'client-admin'].flatMap(
    (workspace) => ['src', 'test', 'e2e'].map((folder) => join(root, workspace, folder)),
  );
  const paths = [...sources, join(root, 'e2e')].filter((path) => existsSync(path));
  const again = words.filter((word) => word !== '--watch');
  const options = ['--watch', '--watch-preserve-output', ...paths.map((path) => `--watch-path=${path}`)];
  return run([projectNode, ...options, import.meta.filename, ...again]).then(
    () => 0,
    () => 1,
  );
}

async function runPart({ part, name = part, run: runTests, needs, without }) {
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
function jest(name, projects, { env = {}, maxWorkers = usualWorkers, only, leftOut } = {}) {
  return runJest(
    name,
    [
      ...['--selectProjects', ...projects],
      `--maxWorkers=${maxWorkers}`,
      ...(only ? [`--testPathPatterns=${only}`] : []),
      ...(leftOut ? [`--testPathIgnorePatterns=${leftOut}`] : []),
    ],
    env,
  );
}

function runJest(name, parameters, env = {}) {
  const report = ['--json', `--outputFile=${join(results, `${name}.json`)}`];
  const program = join(root, 'node_modules/jest/bin/jest.js');
  return run([projectNode, program, ...report, ...parameters], { env: { TMPDIR: folderForTests(), ...env } });
}

function browserTests(files = []) {
  return run(['playwright', 'test', ...files], { env: { FOLDER_FOR_TESTS: folderForTests() } });
}

/** Where there is PostgreSQL, both databases are tested at once, the embedded one with the smaller part of the tests. */
async function apiTests(database) {
  const env = { TEST_DATABASE: database };
  if (!(await postgresIsHere())) return jest('api-embedded', ['api'], { env });
  return database === 'embedded'
    ? jest('api-embedded', ['api'], { env, maxWorkers: 1, only: differsByDatabase })
    : jest('api-postgresql', ['api'], { env });
}

function restOfApiTests() {
  return jest('api-rest', ['api'], { env: { TEST_DATABASE: 'embedded' }, leftOut: differsByDatabase });
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
  for (const file of readdirSync(results)) {
    const report = JSON.parse(readFileSync(join(results, file), 'utf8'));
    if (file === 'browser.json') addPlaywright(report);
    else addJest(report);
  }
  console.log('');
  console.log(slowestFiles(results));
  for (const { name, outcome } of outcomesOfParts) console.log(`${name.padEnd(42)} ${outcome}`);
  const failed = outcomesOfParts.filter(({ outcome }) => outcome.startsWith('FAILED')).length;
  // A part can fail without a failed test, for instance when its runner breaks.
  const failures = Math.max(counts.failed, failed);
  console.log(`\n${counts.passed} passed, ${failures} failed, ${counts.skipped} skipped`);
  process.exit(failures === 0 && counts.passed > 0 ? 0 : 1);
}

function addJest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += numPendingTests + numTodoTests;
}

function addPlaywright({ stats: { expected, flaky, unexpected, skipped } }) {
  counts.passed += expected + flaky;
  counts.failed += unexpected;
  counts.skipped += skipped;
}

function seconds(startedAt) {
  return Math.round((Date.now() - startedAt) / 1000);
}
