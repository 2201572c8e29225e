import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** The part of Emscripten's node file system that an fsync needs. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  realPath(node: unknown): string;
}

/**
 * PGlite's folder on disk with an fsync that really reaches the disk. The original ignores fsync, so an
 * acknowledged commit could be lost when the machine stops.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    const addFsync = (module: { NODEFS: NodeFileSystem }) => {
      const nodeFs = module.NODEFS;
      nodeFs.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) {
          syncPath(nodeFs.realPath(stream.node));
        } else {
          fsyncSync(stream.nfd);
        }
        return 0;
      };
    };
    const preRun = result.emscriptenOpts.preRun as unknown[];
    preRun.push(addFsync);
    return result;
  }
}

/** Folders have no descriptor of their own there: open, sync, close. */
function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
