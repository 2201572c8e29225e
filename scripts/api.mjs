// Makes the contract anew: openapi.json from the server's code, and from it the hooks that both clients use.
// `api.mjs examples` first runs the story through the whole API, which writes what is sent and answered.
import { join } from 'node:path';
import { parts } from './build.mjs';
import { install, projectNode, root, run, StepFailed, whenChanged } from './steps.mjs';

try {
  await install({ forTests: true });
  await whenChanged({
    name: 'api',
    title: 'Building the server',
    inputs: [...parts.server.inputs, 'server/tsconfig.api.json'],
    outputs: ['server/dist-api/export-openapi.js'],
    // In a folder of its own: a server that runs goes on reading server/dist.
    work: () => run(['nest', 'build', '--path', 'server/tsconfig.api.json'], { quiet: true }),
  });
  const exportDocument = () => run([projectNode, 'server/dist-api/export-openapi.js']);
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
  console.log('Written: openapi.json, client-shared/src/api/generated');
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
