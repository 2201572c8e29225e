// Which test files took longest, from the reports of Jest and Playwright.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './steps.mjs';

/** @param {string} folder of the reports @returns {string} a line for each of the ten slowest files */
export function slowestFiles(folder) {
  const files = readdirSync(folder).flatMap((name) => {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return report.suites ? ofPlaywright(report) : ofJest(report);
  });
  const slowest = files.sort((one, other) => other.ms - one.ms).slice(0, 10);
  return slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(0).padStart(5)} s  ${file}\n`).join('');
}

function ofJest({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    ms: endTime - startTime,
  }));
}

/** Both widths together. */
function ofPlaywright({ suites }) {
  return suites.map((suite) => ({ file: suite.file, ms: durationOf(suite) }));
}

function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}
