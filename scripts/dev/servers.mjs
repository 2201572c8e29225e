// What `npm run dev` starts, with the settings of .env.development: the server, compiled into server/dist-dev whenever it changes,
// and a Vite for each client. The public client's Vite renders the pages on the server, as the built server does.
import { spawn } from 'node:child_process';
import { commandPath, root } from '../steps.mjs';

// Beside an installation that runs from the same folder.
const { PORT = '3001', DATA_DIR = './data-dev', HOST = '127.0.0.1' } = process.env;
const { DEV_SITE_PORT = '5173', DEV_ADMIN_PORT = '5174' } = process.env;
const forVite = {
  DEV_SERVER_URL: `http://localhost:${PORT}`,
  DEV_ADMIN_URL: `http://localhost:${DEV_ADMIN_PORT}`,
  // Its configuration files import one another as all sources do.
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
};
/** Where a debugger attaches to the server; where it is taken, the server runs without. */
const inspector = '127.0.0.1:9229';
const site = `http://localhost:${DEV_SITE_PORT}`;

const programs = {
  // Without a shell between, which would keep signals for itself.
  server: {
    command: [
      'nest',
      'start',
      '--watch',
      '--debug',
      inspector,
      '--no-shell',
      '--path',
      'server/tsconfig.dev.json',
    ],
    color: 36,
    env: {
      ...{ PORT, DATA_DIR, HOST },
      // Links in mails and previews lead to the site in development.
      PUBLIC_URL: site,
      // All calls for the pages that Vite renders come from one address.
      RATE_LIMIT: 'off',
    },
  },
  'client-public': {
    command: ['vite', 'client-public', '--port', DEV_SITE_PORT, '--strictPort', '--clearScreen', 'false'],
    color: 32,
    env: forVite,
  },
  'client-admin': {
    command: ['vite', 'client-admin', '--port', DEV_ADMIN_PORT, '--strictPort', '--clearScreen', 'false'],
    color: 35,
    env: forVite,
  },
};

const children = Object.entries(programs).map(([name, { command, color, env }]) => {
  const [program, ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, ...env, PATH: commandPath(), FORCE_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const label = `\x1b[${color}m${name.padEnd(13)}\x1b[0m `;
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.on('data', (text) => to.write(String(text).replace(/^(?=.)/gm, label)));
  }
  child.on('exit', (code) => stop(code ?? 0));
  return child;
});

console.log(`
  Public site    ${site}/
  Back office    ${site}/admin
  Server         ${forVite.DEV_SERVER_URL}/   (serves the clients as last built)
  Data           ${DATA_DIR}   (remove it to begin anew)
  Debugger       ${inspector}
`);

let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
