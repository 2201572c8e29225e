import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';

const prlimit = (pid: number, ...what: string[]) =>
  execFileSync('prlimit', ['--pid', String(pid), ...what], { encoding: 'utf8', stdio: 'pipe' }).trim();

const allowed = (pid: number) => prlimit(pid, '--nofile', '--noheadings', '--raw', '--output=SOFT');

/** Whether the bounds of a process that runs can be moved here, which Linux knows. */
export const canLimitHandles = (() => {
  try {
    return allowed(process.pid) !== '';
  } catch {
    return false;
  }
})();

/**
 * Lets a process open only a few more files and connections than it has; those stay open.
 * @returns what lets it open as many as before
 */
export async function leaveFewHandles(pid: number, few: number): Promise<() => Promise<void>> {
  // Started now: where it is this process, it could start nothing then.
  const command = `read now && exec prlimit --pid ${pid} --nofile=${allowed(pid)}:`;
  const undo = spawn('sh', ['-c', command], { stdio: ['pipe', 'ignore', 'inherit'] });
  await once(undo, 'spawn');
  const open = new Set(readdirSync(`/proc/${pid}/fd`).map(Number));
  // What is opened gets the lowest number that is free, and none from the bound on.
  let bound = 0;
  for (let free = 0; free < few || open.has(bound); bound += 1) if (!open.has(bound)) free += 1;
  prlimit(pid, `--nofile=${bound}:`);
  return async () => {
    undo.stdin.end('now\n');
    await once(undo, 'exit');
  };
}
