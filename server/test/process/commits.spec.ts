import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const program = resolve(import.meta.dirname, '../../../scripts/check-commits.mjs');
const { problemsOf } = (await import(pathToFileURL(program).href)) as {
  problemsOf: (message: string) => string[];
};

describe('the check of a commit message', () => {
  it.each([
    'feat(bookings): release unanswered holds after 24 office hours',
    'refactor(search)!: write search columns in TypeScript\n\nTriggers hid them.',
    'docs: list the settings',
    'fix(orders): keep the reference\n\nA second rejection lost it.',
    `test(api): ${'x'.repeat(61)}`,
  ])('accepts %j', (message) => {
    expect(problemsOf(`${message}\n`)).toEqual([]);
  });

  it.each([
    ['Release holds', 'type(scope)'],
    ['feature(x): release holds', 'type(scope)'],
    ['feat(x): Release holds', 'type(scope)'],
    ['feat: release holds.', 'period'],
    [`test(api): ${'x'.repeat(62)}`, '73 characters'],
    ['feat: release holds\nafter a day', 'empty line'],
    ['fix: release holds', 'without a body'],
  ])('refuses %j', (message, problem) => {
    expect(problemsOf(message)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('the check of a range of commits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commits-'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@mail.example', ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
  const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '--message', message);
  const check = (range: string) =>
    spawnSync(process.execPath, [program, range], { cwd: folder, encoding: 'utf8' });

  beforeAll(() => {
    git('init', '--quiet');
    commit('An old message without a type');
    git('tag', 'start');
    commit('feat(pages): show awards');
    git('tag', 'good');
    commit('More of it');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('passes where all of them are right, regardless of earlier commits', () => {
    expect(check('start..good')).toMatchObject({ status: 0, stderr: '' });
  });

  it('fails and names the commit that is not', () => {
    const { status, stderr } = check('start..HEAD');
    expect([status, stderr.split('\n').length]).toEqual([1, 2]);
    expect(stderr).toContain('"More of it" is not "type(scope): summary"');
  });

  it('checks the newest commit of a branch that is pushed for the first time', () => {
    expect(check(`${'0'.repeat(40)}..good`).status).toBe(0);
    expect(check(`${'0'.repeat(40)}..HEAD`).status).toBe(1);
  });

  it('fails where Git does not know the range', () => {
    expect(check('nowhere..HEAD').status).not.toBe(0);
  });
});
