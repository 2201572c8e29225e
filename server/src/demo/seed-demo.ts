import { instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { minutesToRead } from '@consultancy/shared/article/reading-time';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { EntityManager } from 'typeorm';
import { translatedLanguages } from '../common/language/site-language.enum.js';
import { RecordKind } from '../common/record-kind.js';
import { newTrackingCode } from '../common/text/tracking-code.js';
import { type Texts, Translation } from '../content/content.module.js';
import type { FileStorage } from '../integrations/storage/file-storage.js';
import { postType } from '../modules/blog/blog.module.js';
import { addStandardServices } from '../modules/services/services.module.js';
import { hashPassword } from '../modules/users/users.module.js';
import { type DemoRow, type DemoTable, readDemoFile, toRow } from './demo-files.js';
import { insertHistory, insertVisits } from './demo-history.js';

/** As far from `src` as from `dist`. Its README says how the files are written. */
const demoFolder = resolve(import.meta.dirname, '../../demo');

/**
 * Fills an empty database with the demo firm, within the transaction of `manager`. Where there is an administrator, the
 * log says that they did what staff did.
 * @param now the moment that all relative times count from
 * @throws Error that names file, row and field where a file does not fit its table
 */
export async function seedDemo(manager: EntityManager, now: Date, folder = demoFolder): Promise<void> {
  const read = <Content>(file: string) => readDemoFile<Content>(folder, file, now);
  const complete = completions(folder, await hashPassword(randomBytes(32).toString('hex')));
  const tables = read<DemoTable[]>('tables.json');
  for (const table of tables) {
    const { name, key = '', existing } = table;
    const metadata = manager.dataSource.entityMetadatas.find(({ tableName }) => tableName === name)!;
    const rows = read<DemoRow[]>(`${name}.json`).map((fields, index): [string, DemoRow] => {
      const called = String(fields[key] ?? `row ${index + 1}`);
      const all = { ...fields, ...complete[name]?.(fields) };
      return [called, toRow(metadata, all, `${name}.json, ${called}`, tables)];
    });
    table.rows = new Map(rows);
    if (table.rows.size < rows.length) throw new Error(`${name}.json has two rows of one "${key}".`);
    if (existing) await manager.upsert(metadata.target, [...table.rows.values()], existing);
    else await manager.insert(metadata.target, [...table.rows.values()]);
  }
  await addStandardServices(manager);
  for (const language of translatedLanguages) {
    for (const { name, kind, rows } of tables.filter(({ isTranslated }) => isTranslated)) {
      const file = `${language}/${name}.json`;
      const texts = read<Record<string, Texts>>(file);
      const translations = [...rows].map(([key, row]) => ({
        ...{ kind, language, recordId: row['id'] as number, published: true },
        ...translationOf(row, texts[key], `${file}, ${key}`),
      }));
      await manager.insert(Translation, translations);
      for (const each of kind === RecordKind.POST ? translations : [])
        await postType.onTranslated?.(manager, each.recordId, language, each.texts);
    }
  }
  await insertHistory(manager, now, tables);
  await insertVisits(manager, now, read('visits.json'));
}

/** @param texts by field @throws Error where there are none, or one has no English */
function translationOf(row: DemoRow, texts: Texts | undefined, place: string) {
  if (!texts) throw new Error(`${place} is missing.`);
  const sources = Object.keys(texts).map((field): [string, string] => {
    if (!(field in row)) throw new Error(`${place}: "${field}" has no English.`);
    return [field, row[field] as string];
  });
  return { texts, sources: Object.fromEntries(sources) };
}

/** What is random in the rows of a table, or follows from the rest of a row. */
function completions(folder: string, hash: string): Record<string, ((row: DemoRow) => DemoRow) | undefined> {
  const code = newTrackingCode;
  return {
    // A password that nobody knows: visitors of the demo cannot sign in.
    users: () => ({ passwordHash: hash }),
    pictures: ({ path }) => {
      const file = basename(String(path));
      const [, name, width, height] = /^(.+)-(\d+)x(\d+)\.webp$/.exec(file) ?? [];
      const size = { width: Number(width), height: Number(height) };
      const { size: bytes } = statSync(join(folder, 'images', file));
      return { ...size, bytes, fileName: `${name}.webp`, inLibrary: true };
    },
    blog_posts: ({ content }) => ({ readTime: minutesToRead(String(content)), readTimeComputed: true }),
    contact_inquiries: () => ({ referenceCode: code() }),
    design_orders: ({ licensedAt }) => ({ trackingCode: code(), licenceCode: licensedAt ? code() : null }),
    consultations: ({ status, preferredDate, preferredTime, duration }) => {
      if (status === 'REQUESTED' || status === 'CANCELLED') return { referenceCode: code() };
      const scheduledAt = instantInAddisAbaba(String(preferredDate), String(preferredTime));
      const endsAt = new Date(scheduledAt.getTime() + Number(duration) * 60_000);
      return { referenceCode: code(), scheduledAt, endsAt };
    },
  };
}

/** Puts the pictures and films of the demo into the uploads. What is already there stays. */
export async function installDemoPictures(storage: FileStorage): Promise<void> {
  for (const folder of ['images', 'video'].map((name) => join(demoFolder, name))) {
    for (const file of readdirSync(folder)) {
      const name = `demo/${file}`;
      if (!(await storage.find(name))) await storage.put(name, readFileSync(join(folder, file)));
    }
  }
}
