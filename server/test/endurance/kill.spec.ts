import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess, sleep } from '../support/server-process.js';

// Each run meets other moments: what a few miss, the many runs find. Later kills are in faults.spec.ts.
const firstStarts = 4;
const password = 'Correct1';

let dataDir: string;
let server: ServerProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'test-kill-'));
});
afterEach(async () => {
  await server?.signal('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const environment = () => ({
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: password,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
});

describe('kill -9', () => {
  it(`at any moment of the first start leaves a database that opens (${firstStarts} moments)`, async () => {
    for (let moment = 0; moment < firstStarts; moment += 1) {
      const killed = await ServerProcess.spawn(environment());
      await sleep(200 + moment * 1000 + Math.random() * 1000);
      await killed.signal('SIGKILL');

      server = await ServerProcess.start(environment());
      const body = { email: 'admin@example.com', password };
      expect((await server.post('/auth/login', body)).status).toBe(200);
      await server.signal('SIGKILL');
      rmSync(dataDir, { recursive: true });
    }
  });
});
