import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeMigratedInstance } from '../support/migrated-instance.js';
import { freePort } from '../support/postgres-server.js';
import { copyProject } from '../support/project-copy.js';
import { partOf, readMail } from '../support/read-mail.js';
import { waitFor } from '../support/wait-for.js';

/** What Vite sends to the browser. */
interface HotMessage {
  type: string;
}

/** In a copy of the project, whose sources it changes. */
const copy = copyProject();
const builtServer = join(copy.root, 'server/dist/main.js');
let outbox: string;
let dev: ChildProcess;
let said = '';
let site: string;
let admin: string;
let server: string;

const minutes = 60_000;

beforeAll(async () => {
  mkdirSync(join(copy.root, 'server/dist'), { recursive: true });
  writeFileSync(builtServer, 'what npm start runs');
  const [port, sitePort, adminPort] = [await freePort(), await freePort(), await freePort()];
  [server, site, admin] = [port, sitePort, adminPort].map((each) => `http://localhost:${each}`) as [
    string,
    string,
    string,
  ];
  const instance = await makeMigratedInstance(join(copy.root, 'data-'));
  outbox = join(instance.DATA_DIR, 'outbox');
  const settings = Object.entries(instance).map(([name, value]) => `${name}=${value}`);
  // Those of an installation that people use.
  writeFileSync(
    join(copy.root, '.env'),
    'DATABASE_URL=postgres://nobody@127.0.0.1:1/site\nDATA_DIR=./data\n',
  );
  writeFileSync(
    join(copy.root, '.env.development'),
    `PORT=${port}
DEV_SITE_PORT=${sitePort}
DEV_ADMIN_PORT=${adminPort}
${settings.join('\n')}
PUBLIC_URL=https://the-real-site.example
DEMO_CONTENT=off
LOG_LEVEL=error
`,
  );
  dev = spawn(process.execPath, [join(copy.root, 'scripts/dev.mjs')], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout!, dev.stderr!])
    stream.on('data', (text: Buffer) => (said += String(text)));
  await waitFor(isReady, 4 * minutes).catch((error: Error) => {
    throw new Error(`${error.message}\n${said}`);
  });
}, 5 * minutes);
afterAll(async () => {
  dev.kill('SIGTERM');
  if (dev.exitCode === null) await once(dev, 'exit');
  copy.remove();
});

async function isReady(): Promise<boolean> {
  const answer = await fetch(`${site}/health/ready`).catch(() => undefined);
  return answer?.ok === true;
}

function edit(file: string, from: string, to: string): void {
  const path = join(copy.root, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}

/** Listens as the browser does. @returns what Vite says from now on */
async function hotMessages(origin: string, base: string): Promise<HotMessage[]> {
  const client = await (await fetch(`${origin}${base}@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)![1];
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${base}?token=${token}`, 'vite-hmr');
  const messages: HotMessage[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data)) as HotMessage));
  await waitFor(() => messages.some(({ type }) => type === 'connected'));
  return messages;
}

const isChange = ({ type }: HotMessage) => type === 'update' || type === 'full-reload';

function mails(): string[] {
  // It is there with the first mail.
  const names = existsSync(outbox) ? readdirSync(outbox) : [];
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(outbox, name));
}

describe('npm run dev', () => {
  it('renders the pages on the server, in each language, with what the API says', async () => {
    const page = await fetch(`${site}/am/services`);
    const html = await page.text();
    // A page that lacks data answers 503.
    expect(page.status).toBe(200);
    expect(html).toMatch(/<html lang="am"/);
    expect(html).toMatch(/<div id="root"><\w+[^]*<h1/);
    expect(html).toContain('/@vite/client');
    expect((await fetch(`${site}/no-such-page`)).status).toBe(404);
  });

  it('sends mails whose links lead to the site that is being developed', async () => {
    const { status } = await fetch(`${site}/api/v1/auth/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com' }),
    });
    expect(status).toBeLessThan(300);
    await waitFor(() => mails().length > 0);
    expect(partOf(readMail(readFileSync(mails()[0]!)), 'text/plain')).toContain(`${site}/`);
  });

  it('shows a change of the public client in the browser and in the next page', async () => {
    // A browser that shows the page has requested it.
    await fetch(`${site}/src/app/entry-client.tsx`);
    await fetch(`${site}/src/i18n/en.ts`);
    const messages = await hotMessages(site, '/');
    edit('client-public/src/i18n/en.ts', 'Skip to content', 'Skip to the changed content');
    await waitFor(() => messages.some(isChange));
    await waitFor(async () =>
      (await (await fetch(`${site}/`)).text()).includes('Skip to the changed content'),
    );
  });

  it('shows a change of the back office in the browser', async () => {
    const file = 'src/app/main.tsx';
    expect((await fetch(`${admin}/admin/${file}`)).status).toBe(200);
    const messages = await hotMessages(admin, '/admin/');
    edit(`client-admin/${file}`, 'import', '// Changed.\nimport');
    await waitFor(() => messages.some(isChange));
  });

  it('starts a changed server again', async () => {
    const answer = async () => {
      const response = await fetch(`${server}/api/v1/no-such-call`).catch(() => undefined);
      return response ? await response.text() : '';
    };
    expect(await answer()).toContain('Nothing was found at this address.');
    edit('server/src/common/errors/error-filter.ts', 'Nothing was found at this', 'Nothing is at this');
    await waitFor(async () => (await answer()).includes('Nothing is at this address.'), minutes);
  });

  it('leaves alone what npm start runs, and so does npm run api', async () => {
    const api = spawn(process.execPath, [join(copy.root, 'scripts/api.mjs')], { stdio: 'ignore' });
    expect((await once(api, 'exit'))[0]).toBe(0);
    expect(readFileSync(builtServer, 'utf8')).toBe('what npm start runs');
    expect(existsSync(join(copy.root, 'data'))).toBe(false);
    expect(await isReady()).toBe(true);
  });

  it('ends with all that it started', async () => {
    dev.kill('SIGTERM');
    await waitFor(() => dev.exitCode !== null, 20_000);
    for (const origin of [server, site, admin]) await expect(fetch(origin)).rejects.toThrow();
  });
});
