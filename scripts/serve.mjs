// Runs the built server, and starts it again when it ends unexpectedly or answers no more: for the image and systemd.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { keepRunning, liveAddress } from './keep-running.mjs';
import { memoryBounds } from './memory-bounds.mjs';

const server = join(import.meta.dirname, '../server/dist/main.js');
const { flags, environment } = memoryBounds(process.env);
const parameters = [...flags, '--conditions=compiled', '--enable-source-maps', server];
const env = { ...environment, ...process.env };
const start = () => spawn(process.execPath, parameters, { stdio: 'inherit', env });
process.exit(await keepRunning(start, { address: liveAddress(process.env) }));
