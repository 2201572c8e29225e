import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../support/postgres-server.js';
import { header } from '../support/read-mail.js';
import { ServerProcess, sleep } from '../support/server-process.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { waitFor } from '../support/wait-for.js';

const rounds = 4;
/** Nobody else works on an embedded database: what was under way when its server was killed is tried at once. */
const patienceMs = 30_000;

let dataDir: string;
let port: number;
let server: ServerProcess | undefined;
let sink: SmtpSink | undefined;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'test-mail-'));
  port = await freePort();
});
afterEach(async () => {
  await server?.signal('SIGKILL');
  await sink?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () =>
  ServerProcess.start({
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: 'Correct1',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  });

/** Sends inquiries until the server dies, and adds the addresses of those that were acknowledged. */
async function inquireUntilKilled(
  target: ServerProcess,
  name: string,
  acknowledged: string[],
): Promise<void> {
  for (let count = 1; ; count += 1) {
    const email = `${name}-${count}@mail.example`;
    const body = { name, email, subject: 'A', message: 'B' };
    const answer = await target.post('/contact-inquiries', body).catch(() => undefined);
    if (!answer) return;
    expect(answer.status).toBe(201);
    acknowledged.push(email);
  }
}

describe('kill -9', () => {
  it(`between commit and sending loses no mail in ${rounds} rounds, and repeats one only as the same`, async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // In the first round there is no mail server yet.
      if (round === 1) {
        sink = await SmtpSink.start(port);
        // Slow, so that the kill meets mails at every stage.
        sink.answer = async () => void (await sleep(Math.random() * 300)) as undefined;
      }
      server = await start();
      const ofRound: string[] = [];
      const inquiring = inquireUntilKilled(server, `round${round}`, ofRound);
      await waitFor(() => expect(ofRound).not.toEqual([]), patienceMs);
      await sleep(200 + Math.random() * 500);
      await server.signal('SIGKILL');
      await inquiring;
      acknowledged.push(...ofRound);
    }

    const isMissing = (address: string) => sink!.to(address).length === 0;
    sink!.answer = async () => undefined;
    server = await start();
    await waitFor(() => expect(acknowledged.filter(isMissing)).toEqual([]), patienceMs);

    for (const address of acknowledged) {
      const ids = sink!.to(address).map((mail) => header(mail, 'message-id'));
      expect({ address, messageIds: new Set(ids).size }).toEqual({ address, messageIds: 1 });
    }
    expect(await server.signal('SIGTERM')).toBe(0);
  });
});
