// Checks the installation as it is: installs and builds nothing. server/src/doctor.ts has the checks.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './build.mjs';
import { environmentFile, isCurrent, projectNode, root } from './steps.mjs';

const program = join(root, 'server/dist/doctor.js');
if (!existsSync(program)) {
  console.log('wrong  Version     This copy is not built. Run npm start, or npm run build.');
  process.exit(1);
}
const build = Object.values(parts).every(isCurrent) ? 'current' : 'changed';
const parameters = ['--conditions=compiled', ...environmentFile(), program, `--build=${build}`];
spawn(projectNode, parameters, { cwd: root, stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
