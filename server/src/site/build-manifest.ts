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

  /** @returns files that the browser needs for these modules, the first module's own file first */
  filesOf(modules: string[]): string[] {
    const files = new Set<string>();
    for (const module of modules) this.#collect(module, files);
    return [...files];
  }

  #collect(key: string, files: Set<string>): void {
    const chunk = this.chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const each of chunk.imports ?? []) this.#collect(each, files);
  }
}
