import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createApp, setPrefix } from './app.setup.js';
import { readConfig } from './config/config.js';
import { createOpenApiDocument } from './openapi.js';

// Writes openapi.json at the root of the repository. Nothing connects to a database for it.
const config = readConfig({ JWT_SECRET: 'x'.repeat(32), LOG_LEVEL: 'error' });
const app = await createApp(config, { poolOptions: {} });
setPrefix(app);
const file = resolve(import.meta.dirname, '../../openapi.json');
writeFileSync(file, `${JSON.stringify(createOpenApiDocument(app, config.publicUrl), null, 2)}\n`);
await app.close();
