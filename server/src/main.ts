import { setSourceMapsSupport } from 'node:module';
import { boundMemory } from './bound-memory.js';

boundMemory();
// Errors name lines of our sources; the maps of packages would be kept in memory too, more than ten megabytes.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
// Not before: the process may have begun anew.
const { startServer } = await import('./start-server.js');
await startServer();
