// Builds what changed: the server, the public client and its renderer, the back office.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, root, run, whenChanged } from './steps.mjs';

// Whole packages, for a list of single files would have to follow every import. The clients compile parts of the
// server, and the back office shows a file of the public client.
const everyPart = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'server'];
const everyClient = [...everyPart, 'tsconfig.client.json', 'client-shared', 'client-public'];

export const parts = {
  server: {
    name: 'server',
    title: 'Building the server',
    inputs: [...everyPart, 'nest-cli.json'],
    outputs: ['server/dist/main.js'],
    work: () => run(['nest', 'build'], { quiet: true }),
  },
  'client-public': {
    name: 'client-public',
    title: 'Building the public site',
    inputs: everyClient,
    outputs: ['client-public/dist/client/index.html', 'client-public/dist/ssr/entry-server.js'],
    work: async () => {
      await buildWorkspace('client-public');
      compressFiles('client-public/dist/client/assets');
    },
  },
  'client-admin': {
    name: 'client-admin',
    title: 'Building the back office',
    inputs: [...everyClient, 'client-admin'],
    outputs: ['client-admin/dist/index.html'],
    work: async () => {
      await buildWorkspace('client-admin');
      compressFiles('client-admin/dist/assets');
    },
  },
};

export async function buildChanged(names = Object.keys(parts)) {
  for (const name of names) await whenChanged(parts[name]);
}

function buildWorkspace(workspace) {
  return run(['npm', 'run', '--silent', 'build', '--workspace', workspace], { quiet: true });
}

/** Lays a Brotli and a gzip file beside each text, so that the server compresses nothing twice. */
function compressFiles(folder) {
  for (const name of readdirSync(join(root, folder))) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const file = join(root, folder, name);
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install();
  await buildChanged();
}
