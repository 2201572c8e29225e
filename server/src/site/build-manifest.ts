import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  /** Keys of the chunks that have to be there first. */
  imports?: string[];
}

/** Which files the build made of which modules (Vite's manifest). */
export class BuildManifest {
  private constructor(private readonly chunks: Record<string, Chunk>) {}

  static read(buildFolder: string): BuildManifest {
    const text = readFileSync(join(buildFolder, '.vite/manifest.json'), 'utf8');
    return new BuildManifest(JSON.parse(text) as Record<string, Chunk>);
  }

  /** @returns files that the browser needs for these modules, each after those that it is built upon */
  filesOf(modules: string[]): string[] {
    const files = new Set<string>();
    const seen = new Set<string>();
    for (const module of modules) this.#collect(module, files, seen);
    return [...files];
  }

  #collect(key: string, files: Set<string>, seen: Set<string>): void {
    const chunk = this.chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const each of chunk.imports ?? []) this.#collect(each, files, seen);
    files.add(chunk.file);
  }
}
