import { parseArgs } from 'node:util';
import { InvalidSettingError, readConfig } from './config/config.js';
import { checkBackups } from './doctor/check-backups.js';
import { checkClock } from './doctor/check-clock.js';
import { checkDatabase } from './doctor/check-database.js';
import { checkDisk } from './doctor/check-disk.js';
import { checkMail } from './doctor/check-mail.js';
import { checkServer, checkVersion } from './doctor/check-server.js';
import { findServer, isDataDirectoryInUse } from './doctor/find-server.js';
import { type Finding, writeFinding } from './doctor/finding.js';

// npm run doctor: a line for each thing that an installation needs. The exit code is 1 when something is wrong.
let isWrong = false;
const inColour = process.stdout.isTTY && !process.env['NO_COLOR'];

function say(...findings: Finding[]): void {
  for (const finding of findings) console.log(writeFinding(finding, inColour));
  isWrong ||= findings.some(({ state }) => state === 'wrong');
}

async function examine(): Promise<void> {
  const { values } = parseArgs({ options: { build: { type: 'string' } } });
  say(checkVersion(values.build));
  const config = readConfig();
  say({ state: 'ok', about: 'Settings', found: `They can be used; visitors read ${config.publicUrl}.` });
  const isInUse = config.databaseUrl ? undefined : isDataDirectoryInUse(config.dataDir);
  say(...(await checkServer(config, await findServer(config), isInUse)));
  const { findings, clockAhead } = await checkDatabase(config, isInUse ?? false);
  const hasDatabase = findings.some(({ state }) => state !== 'note');
  const backups = await checkBackups(config, hasDatabase);
  say(...(await checkDisk(config, backups.lastSize)), ...findings, backups.finding);
  say(await checkMail(config), await checkClock(config, clockAhead));
}

try {
  await examine();
} catch (error) {
  const isSetting = error instanceof InvalidSettingError;
  const found = isSetting ? error.message : `The check failed: ${(error as Error).message}`;
  const advice = isSetting ? 'Correct it in .env; nothing else was checked.' : undefined;
  say({ state: 'wrong', about: isSetting ? 'Settings' : 'Doctor', found, advice });
}
// What still waits for an answer has had its time.
process.exit(isWrong ? 1 : 0);
