// Once before all API tests: a migrated database, which every test file gets a copy of.
import './typescript-modules.mjs';

export default async function startDatabases() {
  const { setUpTemplate } = await import('../support/database-template.ts');
  globalThis.stopDatabases = await setUpTemplate();
}
