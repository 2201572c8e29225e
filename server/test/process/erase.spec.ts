import { afterAll, afterEach, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config/config.js';
import { createDataSource, openDatabase } from '../../src/database/database.js';
import { readFiles, readTables, tracesIn } from '../support/everything-stored.js';
import type { Instance } from '../support/instances.js';
import { makeMigratedFolder } from '../support/migrated-folder.js';
import { hasPostgres, makeMigratedInstance } from '../support/migrated-instance.js';
import { ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

// Erasing a person, from outside: what a running server has of them in its database, in its files and in its log.

const folders = mkdtempSync(join(tmpdir(), 'test-erase-'));
let server: ServerProcess | undefined;

afterEach(() => server?.signal('SIGKILL'));
afterAll(() => rmSync(folders, { recursive: true, force: true }));

const person = { name: 'Zewditu Qwertu', email: 'zewditu@secret.example', phone: '+251 911 234 567' };
const traced = { words: ['zewditu', 'qwertu', 'secret\\.example'], phone: person.phone };

const prefix = join(folders, 'data-');

const settingsOf = (instance: Instance): Record<string, string> => ({
  ...instance,
  ADMIN_PASSWORD: 'Correct1',
  LOG_LEVEL: 'trace',
});

/** What a process leaves in its database, which on the embedded one only it can ask while it runs. */
async function tablesOf(settings: Record<string, string>): Promise<string> {
  const database = await openDatabase(readConfig(settings));
  const dataSource = await createDataSource(database, []).initialize();
  const tables = await readTables((sql) => dataSource.query(sql));
  await dataSource.destroy();
  await database.close();
  return tables;
}

/** But for what the database itself keeps there, whose tables are read one by one. */
const filesOf = ({ DATA_DIR }: Record<string, string>) => readFiles(DATA_DIR!, 'pgdata');

async function call<Data>(method: string, path: string, token: string, body?: object): Promise<Data> {
  const answer = await fetch(`${server!.origin}/api/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return ((await answer.json()) as { data: Data }).data;
}

/** @returns a token of staff, once the person has left an inquiry, a consultation and mails of both */
async function leaveTraces(settings: Record<string, string>): Promise<string> {
  const { name, email, phone } = person;
  const sent = [
    await server!.post('/contact-inquiries', { ...person, subject: 'A house', message: `I am ${name}` }),
    await server!.post('/consultations', {
      ...{ clientName: name, clientEmail: email, clientPhone: phone, topic: `House of ${name}` },
      ...{ type: 'INITIAL', meetingType: 'PHONE' },
    }),
  ];
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  await waitFor(() => expect(filesOf(settings)).toContain(`To: ${email}`), 20_000);
  const { data } = await server!.post<{ accessToken: string }>('/auth/login', {
    ...{ email: 'admin@example.com', password: 'Correct1' },
  });
  // The searched words are in an address, which no log may hold.
  await call('GET', `/contact-inquiries?search=${encodeURIComponent(email)}`, data.accessToken);
  await fetch(`${server!.origin}/api/v1/contact-inquiries?search=${email}&page=${phone}`);
  return data.accessToken;
}

interface Seen {
  state: string;
  records: { kind: string; id: number }[];
}

/** Everything that was seen, as the body of a request. */
const all = ({ state, records }: Seen) => ({ state, records: records.map(({ kind, id }) => ({ kind, id })) });

const kinds = hasPostgres() ? ['embedded', 'PostgreSQL'] : ['embedded'];

it.each(kinds)('leaves nothing in tables, files and the log, on %s', async (kind) => {
  const settings = settingsOf(
    kind === 'embedded' ? { DATA_DIR: await makeMigratedFolder(prefix) } : await makeMigratedInstance(prefix),
  );
  server = await ServerProcess.start(settings);
  const token = await leaveTraces(settings);
  const seen = await call<Seen>('GET', '/people/inquiry/1', token);
  await call('POST', '/people/inquiry/1/erase', token, all(seen));
  await call('GET', '/people/consultation/1/timeline', token);
  expect(tracesIn(filesOf(settings), traced)).toEqual([]);
  await server.signal('SIGTERM');
  const tables = await tablesOf(settings);
  expect(tables).toContain('Erased person');
  expect(tracesIn(tables, traced)).toEqual([]);
  expect(server.output).toContain('/api/v1/people/inquiry/1');
  expect(tracesIn(server.output, traced)).toEqual([]);
});

it('is finished by the next start, where the server is killed just then', async () => {
  const settings = settingsOf(await makeMigratedInstance(prefix));
  server = await ServerProcess.start(settings);
  const token = await leaveTraces(settings);
  const seen = await call<Seen>('GET', '/people/inquiry/1', token);
  await Promise.all([
    fetch(`${server.origin}/api/v1/people/inquiry/1/erase`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(all(seen)),
    })
      .then((answer) => answer.text())
      .catch(() => undefined),
    server.signal('SIGKILL'),
  ]);
  server = await ServerProcess.start(settings);
  // Where it came too late to be heard, it is done again.
  const again = await call<Seen>('GET', '/people/inquiry/1', token);
  await call('POST', '/people/inquiry/1/erase', token, all(again));
  await waitFor(() => expect(tracesIn(filesOf(settings), traced)).toEqual([]), 20_000);
  await server.signal('SIGTERM');
  expect(tracesIn(await tablesOf(settings), traced)).toEqual([]);
});
