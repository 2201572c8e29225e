import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where the document takes its examples from. */
export function writeExamples(examples: Record<string, object>): void {
  const sorted = Object.entries(examples).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(
    resolve(import.meta.dirname, '../../openapi-examples.json'),
    `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
  );
}

/** Texts that differ from run to run, and their replacements. Each is as good as a real one. */
const standIns: [RegExp, string][] = [
  [/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(\.\d+)?[+]03:00/g, '2026-12-01T10:00:00+03:00'],
  [/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(\.\d+)?Z/g, '2026-12-01T07:00:00.000Z'],
  [/^[0-9a-f]{64}$/, '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  [/\b\d{4}-\d\d-\d\d\b(?!T)/g, '2026-12-01'],
  [/(?<=DTEND:)\d{8}T\d{6}Z/g, '20261201T080000Z'],
  [/(?<!DTEND:)\b\d{8}T\d{6}Z/g, '20261201T070000Z'],
  // Long lines of a calendar are folded, wherever its dates make them so.
  [/\r\n /g, ''],
  [/\b[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}\b/g, 'VGB3-V3EM-FKPA'],
  [
    /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g,
    '1 December 2026',
  ],
  [/\b[A-Z][a-z]+ \d{1,2}, \d{4} E\.C\./g, 'Hidar 22, 2019 E.C.'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2lnbmF0dXJl'],
  [/\/uploads\/(\w+)\/[0-9a-f]{24}-/g, '/uploads/$1/0a1b2c3d4e5f60718293a4b5-'],
  [/(?<=\/(?:preview|pack)\/)[\w-]{43}/g, 'T25seS13aG9ldmVyLWhhcy10aGUtbGluay1zZWVzLWl0'],
  [/(?<=\/calendars\/)[\w-]{43}/g, 'V2hvZXZlciBoYXMgaXQgcmVhZHMgdGhlIG1lZXRpbmc'],
  [/(?<=UID:)\S+/g, 'consultation-1@localhost'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '7d9f2c1e-5b3a-4c8d-9e0f-1a2b3c4d5e6f'],
  [/(?<=[?&]secret=)[A-Z2-7]+/g, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
  [/\b(manual)-\d{4}(-\d\d){5}\b/g, '$1-2026-12-01-07-00-00'],
  [/^\/\S*\/test-data-\w+/, '/srv/consultancy/data'],
  [/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/g, 'k7m2p-x9c4r'],
];

/** The same for fields that hold nothing but such a text. */
const standInsByName: Record<string, string> = {
  refreshToken: '7d9f2c1e-5b3a-4c8d-9e0f-1a2b3c4d5e6f.Q2hhbmdlIG1lIHdoZW4geW91IHNpZ24gaW4gYWdhaW4',
  ticket: 'Zm9yLW9uZS11c2Utb25seS1hbmQtdGhpcnR5LXNlY29u',
  token: 'T25jZS1hbmQtZm9yLWhhbGYtYW4taG91ci1ieS1tYWl',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  code: '123456',
};

/** A value as it reads in every run. */
export function steady(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => steady(part));
  if (typeof value === 'object' && value !== null) {
    // A document is as large as the letters of its date make it.
    const isDocument = 'madeAt' in value && value.madeAt !== null;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        isDocument && key === 'size' ? 20_000 : steady(part, key),
      ]),
    );
  }
  // What a disk has differs from machine to machine.
  if (name === 'freeBytes') return 48_000_000_000;
  if (typeof value !== 'string') return value;
  if (name in standInsByName) return standInsByName[name];
  return standIns.reduce((text, [pattern, standIn]) => text.replace(pattern, standIn), value);
}
