// The built server with the demo firm, its pictures finished, to measure what a browser sees.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/steps.mjs';
import { ServerProcess } from './processes.mjs';

/** @param checkout a built one @returns the server; `stop` removes its data too */
export async function startDemoServer(checkout = root) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-demo-'));
  const environment = {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: 'Correct1',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  };
  const program = [join(checkout, 'server/dist/main.js')];
  const server = await ServerProcess.start(program, environment, '/health/ready', 'any');
  console.log('Waiting until the server has made its pictures …');
  await server.untilAlone();
  return {
    origin: server.origin,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
