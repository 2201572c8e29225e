/**
 * Bounds of the server's memory that Node and the C library only take when a process begins: small spaces for young
 * objects (a large machine would get 128 MB of them), a heap that grows in small steps, and freed memory that goes back
 * to the system instead of staying with each thread.
 */
const flags = ['--max-semi-space-size=4', '--max-old-space-size=384'];
const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // What is larger has pages of its own, which go back when it does; it would else leave holes.
  MALLOC_MMAP_THRESHOLD_: '32768',
};

/**
 * Begins this process anew with those bounds, under the same id, unless it has them or was started with some of
 * their own. Windows cannot do that; there the server just uses more.
 */
export function boundMemory(): void {
  const given = [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''].join(' ');
  if (process.platform === 'win32' || !process.execve || /--max-(semi|old)-space-size/.test(given)) return;
  const parameters = [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, parameters, { ...environment, ...process.env });
}
