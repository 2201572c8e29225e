// Builds what changed: the server, the public client and its renderer, the back office.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, root, run, whenChanged } from './steps.mjs';

const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.client.json',
  'client-shared/src',
  // One calendar for the server and both clients.
  'server/src/common/calendar',
];

export function buildServer() {
  return whenChanged({
    name: 'server',
    title: 'Building the server',
    inputs: [
      'package-lock.json',
      'tsconfig.base.json',
      'server/src',
      'nest-cli.json',
      'server/tsconfig.json',
      'server/tsconfig.build.json',
    ],
    outputs: ['server/dist/main.js'],
    work: () => run(['nest', 'build'], { quiet: true }),
  });
}

export async function buildChanged() {
  await buildServer();
  await whenChanged({
    name: 'client-public',
    title: 'Building the public site',
    inputs: [
      ...shared,
      'client-public/src',
      'client-public/index.html',
      'client-public/vite.config.ts',
      'client-public/package.json',
    ],
    outputs: ['client-public/dist/client/index.html', 'client-public/dist/ssr/entry-server.js'],
    work: async () => {
      await buildWorkspace('client-public');
      compressFiles('client-public/dist/client/assets');
    },
  });
  await whenChanged({
    name: 'client-admin',
    title: 'Building the back office',
    inputs: [
      ...shared,
      // The preview of articles is rendered by the server's own code.
      'server/src/modules/blog/article',
      'client-admin/src',
      'client-public/src/content/GLOSSARY.md',
      'client-admin/index.html',
      'client-admin/vite.config.ts',
    ],
    outputs: ['client-admin/dist/index.html'],
    work: async () => {
      await buildWorkspace('client-admin');
      compressFiles('client-admin/dist/assets');
    },
  });
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

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await install();
  await buildChanged();
}
