import { startServer } from './start-server.js';

await startServer();
