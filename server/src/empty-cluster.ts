import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packEmptyCluster } from './database/embedded/empty-cluster.js';
import { createCluster } from './database/embedded/open-embedded-database.js';

// Part of the build: each check of a backup needs an empty cluster.
const folder = await mkdtemp(join(tmpdir(), 'empty-cluster-'));
try {
  await createCluster(folder, join(folder, 'pgdata'));
  await packEmptyCluster(join(folder, 'pgdata'));
} finally {
  await rm(folder, { recursive: true, force: true });
}
