/**
 * Node and the C library take bounds of memory only when a process begins: small spaces for young objects (a large
 * machine would get 128 MB of them), a heap that grows in small steps, and freed memory that goes back to the system
 * instead of staying with each thread.
 */
const flags = ['--max-semi-space-size=4', '--max-old-space-size=384'];
const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // What is larger has pages of its own, which go back when it does; it would else leave holes.
  MALLOC_MMAP_THRESHOLD_: '32768',
};

/**
 * What the server's Node begins with.
 * @param {Record<string, string | undefined>} settings of the instance; bounds in NODE_OPTIONS stay as they are
 * @returns {{ flags: string[], environment: Record<string, string> }}
 */
export function memoryBounds({ NODE_OPTIONS = '' }) {
  return { flags: /--max-(semi|old)-space-size/.test(NODE_OPTIONS) ? [] : flags, environment };
}
