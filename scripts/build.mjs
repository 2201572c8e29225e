// Builds what changed: the server, the public client and its renderer, the back office.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { install, projectNode, root, run, whenChanged } from './steps.mjs';

// Whole packages, for a list of single files would have to follow every import. The back office shows a file of the
// public client.
const everyPart = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'shared'];
const everyClient = [...everyPart, 'tsconfig.client.json', 'client-shared', 'client-public'];

export const parts = {
  server: {
    name: 'server',
    title: 'Building the server',
    inputs: [...everyPart, 'nest-cli.json', 'server'],
    outputs: ['server/dist/main.js', 'server/dist/empty-cluster.tar.gz', 'shared/dist/calendar/index.js'],
    work: async () => {
      await Promise.all([
        run(['nest', 'build'], { quiet: true }),
        // As TypeScript it would make Node load a parser, and keep it.
        run(['tsc', '-p', 'shared/tsconfig.build.json'], { quiet: true }),
      ]);
      await run([projectNode, 'server/dist/empty-cluster.js'], { quiet: true });
    },
  },
  'client-public': {
    name: 'client-public',
    title: 'Building the public site',
    inputs: everyClient,
    outputs: [
      'client-public/dist/client/index.html',
      'client-public/dist/ssr/entry-server.js',
      'client-public/dist/worker/sw.js',
    ],
    work: async () => {
      await buildWorkspace('client-public');
      await compressFiles('client-public/dist/client/assets');
    },
  },
  'client-admin': {
    name: 'client-admin',
    title: 'Building the back office',
    inputs: [...everyClient, 'client-admin'],
    outputs: ['client-admin/dist/index.html', 'client-admin/dist/worker/sw.js'],
    work: async () => {
      await buildWorkspace('client-admin');
      await compressFiles('client-admin/dist/assets');
    },
  },
};

export async function buildChanged(names = Object.keys(parts)) {
  await Promise.all(names.map((name) => whenChanged(parts[name])));
}

function buildWorkspace(workspace) {
  return run(['npm', 'run', '--silent', 'build', '--workspace', workspace], { quiet: true });
}

/** Lays a Brotli and a gzip file beside each text, so that the server compresses nothing twice. */
async function compressFiles(folder) {
  const texts = readdirSync(join(root, folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(texts.map((name) => compressFile(join(root, folder, name))));
}

async function compressFile(file) {
  const bytes = await readFile(file);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, best));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install();
  await buildChanged();
}
