import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ConstraintMessages } from '../../src/common/errors/constraint-messages.js';
import type { TranslatedText } from '../../src/common/errors/sentence.js';
import { TestApp } from '../support/test-app.js';

const source = join(import.meta.dirname, '../../src/modules');
// The firm's own texts, and those of mails, are no failures.
const others = ['firm-texts.ts', 'mail-texts.ts'];
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('-texts.ts') && !others.includes(basename(path)))
  .sort();

const marker = '«1»';

/** Every sentence of a module, written with a marker for the value it takes. */
const sentencesOf = (texts: object): [string, TranslatedText][] =>
  Object.entries(texts).map(
    ([name, text]: [string, TranslatedText | ((value: string) => TranslatedText)]) => [
      name,
      typeof text === 'function' ? text(marker) : text,
    ],
  );

describe('what modules say of failures', () => {
  it('is looked at here', () => {
    expect(files).toContain(join('projects', 'project-texts.ts'));
  });

  it.each(files)('is there in every language, in its letters: %s', async (file) => {
    const exported = (await import(join(source, file))) as Record<string, object>;
    // Names of fields are no sentences; what they are called in English is their name in the API.
    const { passwordFields: _, ...texts } = exported;
    const sentences = Object.values(texts).flatMap(sentencesOf);
    expect(sentences).not.toEqual([]);
    for (const [name, { en, am, om }] of sentences) {
      for (const sentence of [en, am, om]) expect([name, sentence.trim()]).not.toEqual([name, '']);
      expect([name, am.includes(marker), om.includes(marker)]).toEqual([
        name,
        en.includes(marker),
        en.includes(marker),
      ]);
      expect(am).not.toMatch(/[a-z]/i);
      expect(om).not.toMatch(/['‘]/);
    }
  });

  it('is said of constraints that the database has', async () => {
    const app = await TestApp.start();
    try {
      const rows = await app.dataSource.query<{ name: string }[]>(
        'SELECT conname AS name FROM pg_constraint',
      );
      const { constraints } = app.nest.get(ConstraintMessages);
      expect(constraints).toContain('users_email_key');
      expect(constraints.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
    } finally {
      await app.stop();
    }
  });
});
