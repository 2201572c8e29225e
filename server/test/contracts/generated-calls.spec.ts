import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const sourcesIn = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).map((path) => join(root, folder, path));

/** The functions that Orval generates beside its hooks: each sends one request and invalidates nothing. */
const calls = new Set(
  sourcesIn('client-shared/src/api/generated').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^export const (\w+) = async \(/gm)].map(([, name]) => name!),
  ),
);

const IMPORT = /import \{([^}]*)\} from '@consultancy\/client-shared\/api\/generated\/[^']*'/g;

/** Those that a client imports, tests aside. */
function importedBy(client: string): string[] {
  const names = sourcesIn(`${client}/src`)
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(IMPORT)])
    .flatMap(([, list]) => list!.split(','))
    .map(
      (each) =>
        each
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0]!,
    );
  return [...new Set(names)].filter((name) => calls.has(name)).sort();
}

/** What is called without a hook, by the reason. */
const allowed = {
  'client-admin': {
    'a file that is saved, and no data of a screen': [
      'downloadAttachment',
      'downloadPackFile',
      'exportConsultations',
      'exportContactInquiries',
      'exportDesignOrders',
      'exportPosts',
      'exportProjects',
      'exportServices',
      'exportStatistics',
      'exportUsers',
      'getConsultationCalendarFile',
      'getStaffProForma',
    ],
    'a read that is a POST, because of its length': ['previewTenderPack'],
    'outside of React: the session, and the stream of notifications': ['createStreamTicket', 'logout'],
    'each of many files has a key, a progress and an end of its own': ['uploadPicture'],
  },
  'client-public': {},
} as const satisfies Record<string, Record<string, readonly string[]>>;

describe('the functions that Orval generates', () => {
  it('are found', () => {
    expect(calls.size).toBeGreaterThan(200);
  });

  it.each(['client-admin', 'client-public'] as const)(
    'are called without a hook by %s only as listed',
    (client) => {
      expect(importedBy(client)).toEqual(Object.values<readonly string[]>(allowed[client]).flat().sort());
    },
  );
});
