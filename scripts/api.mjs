// Makes the contract anew: openapi.json from the server's code, and from it the hooks that both clients use.
import { install, projectNode, run } from './steps.mjs';
import { buildServer } from './build.mjs';

await install();
await buildServer();
await run([projectNode, 'server/dist/export-openapi.js']);
await run(['orval', '--config', 'orval.config.ts'], { quiet: true });
