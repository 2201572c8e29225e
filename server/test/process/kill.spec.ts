import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ServerProcess, sleep } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

// Each run meets other moments: what a few rounds miss, the many runs find.
const rounds = 8;
const firstStarts = 4;
/** How long a busy machine may take for the first write. */
const patienceMs = 30_000;
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

/** Signs in again and again until the server dies, and adds the refresh tokens that were acknowledged. */
async function signInUntilKilled(target: ServerProcess, acknowledged: string[]): Promise<void> {
  for (;;) {
    const body = { email: 'admin@example.com', password };
    const answer = await target.post<{ refreshToken: string }>('/auth/login', body).catch(() => undefined);
    if (!answer) return;
    acknowledged.push(answer.data.refreshToken);
  }
}

describe('kill -9', () => {
  it(`loses no acknowledged write in ${rounds} rounds`, async () => {
    server = await ServerProcess.start(environment());
    for (let round = 0; round < rounds; round += 1) {
      const acknowledged: string[] = [];
      const writing = Promise.all([1, 2].map(() => signInUntilKilled(server!, acknowledged)));
      await waitFor(() => expect(acknowledged).not.toEqual([]), patienceMs);
      await sleep(Math.random() * 300);
      await server.signal('SIGKILL');
      await writing;

      server = await ServerProcess.start(environment());
      for (const refreshToken of acknowledged) {
        const { status } = await server.post('/auth/refresh', { refreshToken });
        expect({ round, status }).toEqual({ round, status: 200 });
      }
    }
  });

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
