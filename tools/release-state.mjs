// Makes the state of the release whose program is checked out, for the test that starts later programs on it:
// npm run tool -- release-state 1.0.0. docs/releases.md says when.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from '../scripts/build.mjs';
import { root } from '../scripts/steps.mjs';
import '../server/test/runtime/typescript-modules.mjs';

const version = process.argv[2];
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const found = changelog.match(/^## \[.+\] - \d{4}-\d\d-\d\d\n+Commit `[0-9a-f]{40}`/gm) ?? [];
const dated = new Map(found.map((text) => [/\[(.+)\]/.exec(text)[1], /`(\w+)`/.exec(text)[1]]));
const commit = dated.get(version);
if (!commit) {
  console.error(
    `CHANGELOG.md has no date and commit of "${version ?? ''}": name one of ${[...dated.keys()].join(', ')}.`,
  );
  process.exit(1);
}
const program = ['server/src', 'shared/src', 'package-lock.json'];
try {
  execFileSync('git', ['diff', '--quiet', commit, '--', ...program], { cwd: root });
} catch {
  console.error(`What is checked out is another program than that of ${version}, ${commit}.`);
  process.exit(1);
}
await buildChanged(['server']);
const { makeState } = await import('../server/test/releases/make-state.ts');
await makeState(version, commit, join(root, 'server/test/fixtures/releases', version));
process.exit();
