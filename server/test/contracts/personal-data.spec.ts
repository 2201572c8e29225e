import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';
import { entities } from '../support/entities.js';

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/personal-data.md'), 'utf8');

it('says of every table what it holds of people, and of no other', () => {
  const documented = [...page.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => [
    ...cell!.matchAll(/`(\w+)`/g),
  ]);
  const ofEntities = getMetadataArgsStorage()
    .tables.filter(({ target }) => (entities as unknown[]).includes(target))
    .map(({ name }) => name);
  expect(ofEntities.length).toBe(entities.length);
  const tables = [...ofEntities, 'shared_counts'];
  expect(documented.map(([, name]) => name).sort()).toEqual([...tables].sort());
});
