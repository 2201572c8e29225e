import { expect, it } from '@jest/globals';
import { neighboursOf } from './neighbours';

const entry = (title: string, recordId = 1) => ({ kind: 'project' as const, recordId, title });
const list = [entry('Adama'), entry('bole', 2), entry('Jimma', 3)];

it.each([
  ['bole', 2, 'Adama', 'Jimma'],
  // Done, and no longer in the list.
  ['Entoto', 9, 'bole', 'Jimma'],
  ['Jimma', 3, 'bole', 'Adama'],
  ['Adama', 1, 'Jimma', 'bole'],
])('around %s', (title, id, previous, next) => {
  const found = neighboursOf(list, entry(title, id));
  expect([found.previous?.title, found.next?.title]).toEqual([previous, next]);
});

it('are none where nothing else is left', () => {
  expect(neighboursOf([entry('Adama')], entry('Adama'))).toEqual({});
});
