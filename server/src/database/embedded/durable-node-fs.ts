import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { closeSync, fsyncSync, openSync } from 'node:fs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** The part of Emscripten's node file system that matters here. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  node_ops: { mknod: (parent: unknown, name: string, ...how: unknown[]) => unknown };
  realPath(node: unknown): string;
  /** @returns what PostgreSQL knows an error of Node as */
  convertNodeCode(error: unknown): number | undefined;
}

/** What it remembers of the files that there are. */
interface KnownFiles {
  lookupNode(parent: unknown, name: string): unknown;
  destroyNode(node: unknown): void;
}

/** Something is wrong with the disk. */
const EIO = 29;

/**
 * PGlite's folder on disk with an fsync that really reaches the disk, and which remembers no file whose creation
 * failed. The original ignores fsync, so an acknowledged commit could be lost when the machine stops; and without room
 * or a file handle for a new file it would have one from then on that can neither be opened nor made.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    const mend = ({ NODEFS: nodeFs, FS }: { NODEFS: NodeFileSystem; FS: KnownFiles }) => {
      nodeFs.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined) syncPath(nodeFs.realPath(stream.node));
          else fsyncSync(stream.nfd);
          return 0;
        } catch (error) {
          return nodeFs.convertNodeCode(error) ?? EIO;
        }
      };
      const { mknod } = nodeFs.node_ops;
      nodeFs.node_ops.mknod = (parent, name, ...how) => {
        try {
          return mknod(parent, name, ...how);
        } catch (error) {
          FS.destroyNode(FS.lookupNode(parent, name));
          throw error;
        }
      };
    };
    const preRun = result.emscriptenOpts.preRun as unknown[];
    preRun.push(mend);
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
