import { expect, it } from '@jest/globals';
import { changedFields, mergeChanges } from './changed-fields';

const base = { title: 'House', year: 2024, tags: ['a', 'b'], cover: null as File | null };

it('finds the fields that differ, of any type', () => {
  expect(changedFields(base, { ...base, tags: ['a', 'b'] })).toEqual([]);
  expect(changedFields(base, { ...base, tags: ['b', 'a'], title: 'Villa' })).toEqual(['title', 'tags']);
  expect(changedFields(base, { ...base, cover: new File(['x'], 'x.png') })).toEqual(['cover']);
});

it('applies my changes to theirs and returns the conflicts', () => {
  const theirs = { ...base, title: 'Lake House', year: 2025 };
  const mine = { ...base, title: 'Ridge House', tags: ['c'] };
  expect(mergeChanges(base, theirs, mine)).toEqual({
    theirs: ['title', 'year'],
    disputed: ['title'],
    mine: { title: 'Ridge House', year: 2025, tags: ['c'], cover: null },
  });
});

it('has nothing to dispute where both did the same', () => {
  const same = { ...base, title: 'Lake House' };
  expect(mergeChanges(base, same, { ...same, year: 2025 })).toMatchObject({ theirs: [], disputed: [] });
});
