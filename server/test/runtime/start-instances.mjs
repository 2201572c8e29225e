// Once before all process tests: PostgreSQL, where it can be started, with a migrated database that instances copy.
import './typescript-modules.mjs';

export default async function startInstances() {
  const { setUpInstances } = await import('../support/migrated-instance.ts');
  globalThis.stopInstances = await setUpInstances();
}
