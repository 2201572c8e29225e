import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const declared = Object.assign(
  {},
  ...globSync('{package.json,server/package.json,client-*/package.json,shared/package.json}', {
    cwd: root,
  }).flatMap((path) => {
    const { dependencies, devDependencies } = JSON.parse(read(path)) as Manifest;
    return [dependencies ?? {}, devDependencies ?? {}];
  }),
) as Record<string, string>;

const sourcesOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map(read);
const server = sourcesOf('server/src');
const clients = {
  'client-public': sourcesOf('client-public/src'),
  'client-admin': sourcesOf('client-admin/src'),
};

const isImported = (name: string, sources: string[]) =>
  sources.some((source) => source.includes(`from '${name}'`));

/** The hooks and query options that Orval generates, by whether they read or write. */
const generated = sourcesOf('client-shared/src/api/generated').join('\n');
const namesOf = (pattern: RegExp) => [...new Set([...generated.matchAll(pattern)].map(([, name]) => name!))];
const mutationHooks = namesOf(/export const (use\w+) = <[^(]*\(\s*options\?: \{ mutation\?:/g);
const queryHooks = namesOf(/export function (use\w+)</g);
const queryOptions = namesOf(/export const (get\w+QueryOptions) =/g);
const usedBy = (sources: string[], names: string[]) => {
  const words = new Set(sources.flatMap((source) => source.match(/\b(?:use|get)[A-Z]\w+/g) ?? []));
  return names.filter((name) => words.has(name)).length;
};

/** What the product was ordered to be built with; a lighter way without one of them is no improvement. */
describe('the ordered stack', () => {
  it.each([
    '@nestjs/core',
    '@nestjs/common',
    '@nestjs/swagger',
    '@nestjs/jwt',
    '@nestjs/passport',
    '@nestjs/typeorm',
    'typeorm',
    'class-validator',
  ])('has %s, pinned, in the server', (name) => {
    expect(declared[name]).toMatch(/^\d/);
    expect(isImported(name, server)).toBe(true);
  });

  it.each(['react', 'react-router-dom', '@tanstack/react-query', '@mantine/core'])(
    'has %s, pinned, in both clients',
    (name) => {
      expect(declared[name]).toMatch(/^\d/);
      for (const sources of Object.values(clients)) expect(isImported(name, sources)).toBe(true);
    },
  );

  it.each(['orval', 'vite', 'jest'])('has %s, pinned, as a tool', (name) => {
    expect(declared[name]).toMatch(/^\d/);
  });

  it('has no second test runner', () => {
    expect(declared).not.toHaveProperty('vitest');
  });

  it.each(['package.json', 'nest-cli.json', 'openapi.json', 'orval.config.ts', 'README.md'])(
    'keeps %s at the root',
    (path) => {
      expect(existsSync(join(root, path))).toBe(true);
    },
  );

  it('checks access tokens by a strategy of passport behind its guard', () => {
    expect(server.some((source) => /class \w+ extends PassportStrategy\(/.test(source))).toBe(true);
    expect(server.some((source) => /class \w+ extends AuthGuard\(/.test(source))).toBe(true);
  });

  it.each([
    ['client-public', 12, 15],
    ['client-admin', 40, 60],
  ] as const)('reads and writes in %s by generated hooks', (client, reads, writes) => {
    expect(usedBy(clients[client], [...queryHooks, ...queryOptions])).toBeGreaterThanOrEqual(reads);
    expect(usedBy(clients[client], mutationHooks)).toBeGreaterThanOrEqual(writes);
  });
});
