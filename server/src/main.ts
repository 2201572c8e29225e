import { boundMemory } from './bound-memory.js';

boundMemory();
// Not before: the process may have begun anew.
const { startServer } = await import('./start-server.js');
await startServer();
