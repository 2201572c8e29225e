import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { EntityManager } from 'typeorm';
import type { FileStorage } from '../integrations/storage/file-storage.js';
import { Picture, PictureKind } from '../content/content.module.js';
import { demoArticles } from './content/articles.js';
import type { DemoPicture } from './content/demo-content.js';
import type { DemoWords } from './content/demo-words.js';
import { demoProjects } from './content/projects.js';
import { demoServices } from './content/services.js';

/** Pictures and films of the demo firm, as tools/demo-images made them. */
const sources = ['images', 'video'].map((folder) => resolve(import.meta.dirname, '../../demo', folder));

/** The pictures that demo records name. */
const named: DemoPicture[] = [
  ...demoProjects.flatMap(({ pictures }) => pictures),
  ...demoArticles.map(({ image }) => image),
  ...demoServices.map(({ image }) => image),
];

/** The path under which a demo picture is served, or null where it has not been rendered yet. */
export function demoPicturePath({ name, width, height }: DemoPicture): string | null {
  const file = `${name}-${width}x${height}.webp`;
  return sources.some((folder) => existsSync(join(folder, file))) ? `/uploads/demo/${file}` : null;
}

/** Enters the pictures that demo records are about to name, with what they show. */
export async function insertDemoPictures(manager: EntityManager, createdAt: Date): Promise<void> {
  const pictures = named.map(({ name, width, height, kind, alt }) => ({
    ...{ path: demoPicturePath({ name, width, height, alt }), width, height, alt },
    ...{
      kind: kind ? PictureKind[kind] : PictureKind.PHOTO,
      fileName: `${name}.webp`,
      bytes: sizeOf(`${name}-${width}x${height}.webp`),
    },
    ...{ inLibrary: true, createdAt, updatedAt: createdAt },
  }));
  await manager.insert(
    Picture,
    pictures.flatMap(({ path, ...picture }) => (path === null ? [] : { path, ...picture })),
  );
}

/** What demo pictures show, in another language, by their paths. */
export function demoPictureWords({ projects, articles, services }: DemoWords): Map<string | null, string> {
  return new Map([
    ...demoProjects.flatMap(({ slug, pictures }) =>
      pictures.map((picture, index) => [demoPicturePath(picture), projects[slug]!.pictures[index]!] as const),
    ),
    ...demoArticles.map(({ slug, image }) => [demoPicturePath(image), articles[slug]!.image] as const),
    ...demoServices.map(({ title, image }) => [demoPicturePath(image), services[title]!.image] as const),
  ]);
}

function sizeOf(file: string): number | null {
  const found = sources.map((folder) => join(folder, file)).find((path) => existsSync(path));
  return found === undefined ? null : statSync(found).size;
}

/** Puts the demo pictures into the uploads. What is already there stays. */
export async function installDemoPictures(storage: FileStorage): Promise<void> {
  for (const folder of sources.filter((each) => existsSync(each))) {
    for (const file of readdirSync(folder)) {
      const name = `demo/${file}`;
      if (!(await storage.find(name))) await storage.put(name, await readFile(join(folder, file)));
    }
  }
}
