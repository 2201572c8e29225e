// The server and both clients, each reloading when its sources change. Stop with Ctrl-C.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endWithNpm, environmentFile, install, projectNode, root } from './steps.mjs';

endWithNpm();
await install({ forTests: true });
// Settings of its own: those of `npm start` may name a database, a mail server and files that people use.
// The Node of the machine may be too old to read them.
const parameters = [...environmentFile('.env.development'), join(root, 'scripts/dev/servers.mjs')];
const servers = spawn(projectNode, parameters, { cwd: root, stdio: 'inherit' });
// The terminal sends Ctrl-C to the servers as well.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => servers.kill('SIGTERM'));
servers.on('exit', (code) => process.exit(code ?? 1));
