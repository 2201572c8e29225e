// From a fresh clone to the running site: installs, builds what changed, and serves until it is stopped.
// `start.mjs backup [file]` and `start.mjs restore file` do that with the settings of the same instance.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from './build.mjs';
import { keepRunning } from './keep-running.mjs';
import { environmentFile, install, projectNode, root, StepFailed } from './steps.mjs';

try {
  await install();
  await buildChanged();
} catch (error) {
  console.error(error instanceof StepFailed ? `Cannot start: ${error.message}.` : error);
  process.exit(1);
}

const [command = 'main', ...parameters] = process.argv.slice(2);

function start() {
  return spawn(
    projectNode,
    ['--conditions=compiled', ...environmentFile(), join(root, `server/dist/${command}.js`), ...parameters],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
}

if (command === 'main') {
  process.exit(await keepRunning(start));
} else {
  // The terminal sends Ctrl-C to the command as well: wait for it to stop cleanly instead of dying first.
  const running = start();
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => running.kill('SIGTERM'));
  running.on('exit', (code) => process.exit(code ?? 1));
}
