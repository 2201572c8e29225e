// Makes the contract anew: openapi.json from the server's code, and from it the hooks that both clients use.
// `api.mjs examples` first lets the test that tells the whole API as a story write what is sent and answered.
import { join } from 'node:path';
import { install, projectNode, root, run } from './steps.mjs';
import { buildServer } from './build.mjs';

await install();
await buildServer();
const exportDocument = () => run([projectNode, 'server/dist/export-openapi.js']);
await exportDocument();
if (process.argv.includes('examples')) {
  const story = 'server/test/contracts/examples.spec.ts';
  await run([projectNode, join(root, 'node_modules/jest/bin/jest.js'), story], {
    env: { WRITE_EXAMPLES: 'yes' },
    quiet: true,
  });
  await exportDocument();
}
await run(['orval', '--config', 'orval.config.ts'], { quiet: true });
