// Runs a tool with its own packages, which nothing else installs: `npm run tool -- bench/memory --minutes 1`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install, installIn, projectNode, root, run, StepFailed } from '../scripts/steps.mjs';

const [name, ...parameters] = process.argv.slice(2);
const file = join(root, 'tools', `${name}.mjs`);
if (!name || !existsSync(file)) {
  console.error(
    `There is no tool "${name ?? ''}": name a script of tools without its ending, such as bench/memory.`,
  );
  process.exit(1);
}
await install({ forTests: true });
await installIn('tools');
try {
  await run([projectNode, file, ...parameters]);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  process.exit(1);
}
