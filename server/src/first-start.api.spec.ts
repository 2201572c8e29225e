import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestApp } from '../test/support/test-app.js';
import { ContentTypes } from './content/content.module.js';
import { addedTypes } from './first-start.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

it('knows every kind with versions, translations or pictures', () => {
  const types = app.nest.get(ContentTypes);
  const all = new Set([...types.published(), ...types.translated(), ...types.withPictures()]);
  expect(addedTypes.map(({ kind }) => kind).sort()).toEqual([...all].map(({ kind }) => kind).sort());
});
