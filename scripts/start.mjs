// From a fresh clone to the running site: installs, builds what changed, and serves until it is stopped.
// `start.mjs backup [file]` and `start.mjs restore file` do that with the settings of the same instance.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { buildChanged } from './build.mjs';
import { cannotStart, keepRunning, liveAddress } from './keep-running.mjs';
import { memoryBounds } from './memory-bounds.mjs';
import { endWithNpm, environmentFile, install, projectNode, root, StepFailed } from './steps.mjs';

endWithNpm();
try {
  await install();
  await buildChanged();
} catch (error) {
  console.error(error instanceof StepFailed ? `Cannot start: ${error.message}.` : error);
  process.exit(1);
}

const [command = 'main', ...parameters] = process.argv.slice(2);

function start({ flags, environment } = { flags: [], environment: {} }) {
  const program = join(root, `server/dist/${command}.js`);
  return spawn(
    projectNode,
    [...flags, '--conditions=compiled', ...environmentFile(), program, ...parameters],
    { cwd: root, stdio: 'inherit', env: { ...environment, ...process.env, NODE_ENV: 'production' } },
  );
}

function settingsFile() {
  const [file] = environmentFile();
  return file ? parseEnv(readFileSync(file.slice('--env-file='.length), 'utf8')) : {};
}

if (command === 'main') {
  const settings = { ...settingsFile(), ...process.env };
  const address = liveAddress(settings);
  const code = await keepRunning(() => start(memoryBounds(settings)), { address });
  if (code === cannotStart) console.error('"npm run doctor" checks settings, disk, database and more.');
  process.exit(code);
} else {
  // The terminal sends Ctrl-C to the command as well: wait for it to stop cleanly instead of dying first.
  const running = start();
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => running.kill('SIGTERM'));
  running.on('exit', (code) => process.exit(code ?? 1));
}
