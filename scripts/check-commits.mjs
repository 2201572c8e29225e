// Checks that the messages of new commits are Conventional Commits, as CONTRIBUTING.md describes them:
//   node scripts/check-commits.mjs origin/main..HEAD
import { execFileSync } from 'node:child_process';

const types = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'chore', 'revert'];
const form = new RegExp(`^(${types.join('|')})(\\([a-z0-9-]+\\))?!?: [^\\sA-Z].*$`);
const longestSubject = 72;

/**
 * @param {string} message of a commit
 * @returns {string[]} what is wrong with it; nothing means that it is right
 */
export function problemsOf(message) {
  const [subject = '', second = '', ...body] = message.trimEnd().split('\n');
  const [, type] = form.exec(subject) ?? [];
  const problems = [];
  if (!type) problems.push(`is not "type(scope): summary" with one of the types ${types.join(', ')}`);
  if (subject.length > longestSubject)
    problems.push(`has ${subject.length} characters, ${longestSubject} at most`);
  if (/[.\s]$/.test(subject)) problems.push('ends with a period or a space');
  if (second.trim()) problems.push('has no empty line after its subject');
  if (type === 'fix' && !body.join('').trim()) problems.push('is a fix without a body that says why');
  return problems;
}

/**
 * @param {string} range such as origin/main..HEAD; the first push of a branch has only zeros as its start
 * @param {string} cwd folder of the repository
 * @returns {string[]} a line for each problem of each commit that is no merge
 */
export function checkCommits(range, cwd = process.cwd()) {
  const commits = /^0+\.\./.test(range) ? ['-1', range.replace(/^0+\.\./, '')] : [range];
  // A range that Git does not know throws: nothing would have been checked.
  const log = execFileSync('git', ['log', '--no-merges', '-z', '--format=%h%n%B', ...commits, '--'], {
    cwd,
    encoding: 'utf8',
  });
  return log
    .split('\0')
    .filter(Boolean)
    .flatMap((entry) => {
      const [hash, ...lines] = entry.split('\n');
      return problemsOf(lines.join('\n')).map((problem) => `${hash} "${lines[0]}" ${problem}`);
    });
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const problems = checkCommits(process.argv[2] ?? 'origin/main..HEAD');
  for (const problem of problems) console.error(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}
