// The server and both clients, each reloading when its sources change. Stop with Ctrl-C.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { install, root } from './steps.mjs';

await install();

const serverPort = process.env.PORT ?? '3000';
const programs = {
  server: {
    command: ['nest', 'start', '--watch', '--exec', 'node --enable-source-maps'],
    color: 36,
    env: { PORT: serverPort },
  },
  'client-public': {
    command: ['npm', 'run', '--silent', 'dev', '--workspace', 'client-public'],
    color: 32,
    env: { PORT: '5173', API_URL: `http://localhost:${serverPort}` },
  },
  'client-admin': {
    command: ['npm', 'run', '--silent', 'dev', '--workspace', 'client-admin'],
    color: 35,
    env: { PORT: '5174', API_URL: `http://localhost:${serverPort}` },
  },
};
const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;

const children = Object.entries(programs).map(([name, { command, color, env }]) => {
  const [program, ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, ...env, PATH: path, FORCE_COLOR: '1' },
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
  Public site    http://localhost:5173/   (reloads as you type; rendered in the browser only)
  Back office    http://localhost:5174/admin
  Server         http://localhost:${serverPort}/   (serves the clients as last built)
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
