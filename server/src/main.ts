import { setSourceMapsSupport } from 'node:module';

// Errors name lines of our sources; the maps of packages would be kept in memory too, more than ten megabytes.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
// Not before: maps are read with the files that they belong to.
const { startServer } = await import('./start-server.js');
await startServer();
