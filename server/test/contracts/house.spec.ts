import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import typescript from 'typescript';

// What lint cannot see in one file: which folders of the server import which.

const source = join(import.meta.dirname, '../../src');

/** Every file of the server that is no test, by its path from `src`. */
const files = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.includes('migrations/'))
    .map((path) => [path, readFileSync(join(source, path), 'utf8')]),
);

const roomOf = (path: string) =>
  (/^modules\/[^/]+/.exec(path) ?? /^[^/]+/.exec(path))![0].replace(/\.[jt]s$/, '');

/** Which rooms the files of each room import; a module of `modules/` is a room of its own. */
function importsByRoom(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    const imported = rooms.get(roomOf(path)) ?? new Set<string>();
    rooms.set(roomOf(path), imported);
    for (const [, specifier] of text.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)) {
      const room = roomOf(join(dirname(path), specifier!));
      if (room !== roomOf(path)) imported.add(room);
    }
  }
  return rooms;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
}

/** A way that leads from a room back to it. */
function circleFrom(start: string, rooms: Map<string, Set<string>>): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of rooms.get(way.at(-1)!) ?? []) {
      if (next === start) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** More than a reader keeps in mind; the text catalogues below are read one text at a time. */
const mostLines = 250;
/** A class that needs more does two jobs. */
const mostParameters = 5;

const longFiles: Record<string, string> = {
  'modules/mail/letters/texts/om.ts': 'a catalogue: one type says which texts it has, in each language',
};

/** The constructors of a file, by the names of their classes, with the number of their parameters. */
function constructorsOf(path: string, text: string): [name: string, parameters: number][] {
  const tree = typescript.createSourceFile(path, text, typescript.ScriptTarget.Latest, true);
  const found: [string, number][] = [];
  const visit = (node: typescript.Node): void => {
    if (typescript.isConstructorDeclaration(node)) {
      found.push([`${path}: ${node.parent.name?.text}`, node.parameters.length]);
    }
    typescript.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const lineCount = (text: string) => text.trimEnd().split('\n').length;

describe('the files of the server', () => {
  it(`have at most ${mostLines} lines each, but for text catalogues`, () => {
    const long = [...files].filter(([, text]) => lineCount(text) > mostLines).map(([path]) => path);
    expect(long).toEqual(Object.keys(longFiles));
  });

  it(`have no constructor with more than ${mostParameters} parameters`, () => {
    const constructors = [...files].flatMap(([path, text]) => constructorsOf(path, text));
    expect(constructors.length).toBeGreaterThan(150);
    expect(constructors.filter(([, parameters]) => parameters > mostParameters)).toEqual([]);
  });
});

describe('the rooms of the server', () => {
  it('import one another in one direction', () => {
    const rooms = importsByRoom();
    expect(rooms.get('modules/projects')).toContain('content');
    expect([...rooms.keys()].map((room) => circleFrom(room, rooms)).filter((circle) => circle)).toEqual([]);
  });

  it('of what holds for every module name no record of a module', () => {
    const entities = [...files].flatMap(([path, text]) =>
      path.startsWith('modules/') ? [...text.matchAll(/@Entity\('(\w+)'\)[^]*?class (\w+)/g)] : [],
    );
    const names = entities.flatMap(([, table, name]) => [table!, name!]);
    expect(names.length).toBeGreaterThan(30);
    const naming = new RegExp(`\\b(${names.join('|')})\\b`);
    const guilty = [...files]
      .filter(([path]) => path.startsWith('common/') || path.startsWith('integrations/'))
      .map(([path, text]) => [path, naming.exec(withoutComments(text))?.[0]] as const)
      .filter(([, name]) => name);
    expect(guilty).toEqual([]);
  });

  it('name entities by their classes, never by strings that hide who needs whom', () => {
    const byName = /(@(One|Many)To(One|Many)|createQueryBuilder|getRepository|getMetadata)\(\s*['"`][A-Z]/;
    const relation = /@ManyToOne\(/;
    expect([...files.values()].filter((text) => relation.test(text)).length).toBeGreaterThan(5);
    expect([...files].filter(([, text]) => byName.test(text)).map(([path]) => path)).toEqual([]);
  });

  it('reach the database past TypeORM, which raises the cache version, only where they write no content', () => {
    const past = /from 'pg'|unner!?\.connect\(\)/;
    expect(
      [...files]
        .filter(([, text]) => past.test(text))
        .map(([path]) => path)
        .sort(),
    ).toEqual([
      'common/prepared-statement.ts',
      'database/database.ts',
      'database/embedded/reopening-database.ts',
      'database/in-one-process.ts',
      'database/measure-pool.ts',
      'database/other-processes.ts',
      'integrations/answer-cache/cache-version.ts',
      'modules/backups/backup-maker.ts',
    ]);
  });

  it('write SQL only on tables of their own module', () => {
    const owners = new Map<string, string>();
    for (const [path, text] of files) {
      const table = /@Entity\('(\w+)'\)/.exec(text)?.[1];
      if (table) owners.set(table, roomOf(path));
    }
    const strangers = [...files].flatMap(([path, text]) =>
      [...text.matchAll(/\b(?:FROM|JOIN|UPDATE|INTO)\s+(\w+)/g)]
        .map(([, table]) => table!)
        .filter((table) => owners.has(table) && owners.get(table) !== roomOf(path))
        .map((table) => `${path}: ${table}`),
    );
    expect(owners.size).toBeGreaterThan(15);
    expect(strangers).toEqual([]);
  });
});
