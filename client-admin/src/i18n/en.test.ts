import { expect, it } from '@jest/globals';
import { sayAll } from '../../../client-shared/test/messages';
import { en } from './en';

it('says something for every key, and all of it', () => {
  const said = sayAll(en, 'en').flatMap(({ key, texts }) => texts.map((text) => ({ key, text })));
  expect(said).not.toEqual([]);
  // The hint for reply templates names their placeholders.
  const templates = /^inquiries\.templates\./;
  expect(
    said.filter(
      ({ key, text }) => text.trim() === '' || (/[{}#]|undefined/.test(text) && !templates.test(key)),
    ),
  ).toEqual([]);
});
