import { expect, it } from '@jest/globals';
import { wordDiff } from './word-diff';

it('shows what was taken out and put in, word by word', () => {
  expect(wordDiff('A house of stone.', 'A villa of stone.')).toEqual([
    { kind: 'same', text: 'A ' },
    { kind: 'removed', text: 'house' },
    { kind: 'added', text: 'villa' },
    { kind: 'same', text: ' of stone.' },
  ]);
});

it('shortens long passages to the text next to a change', () => {
  const long = 'word '.repeat(200);
  const parts = wordDiff(`${long}old ${long}`, `${long}new ${long}`);
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  expect(parts[0]!.text).toMatch(/^…(word ?| word)+ ?$/);
  expect(parts[0]!.text.length).toBeLessThan(110);
  expect(parts[3]!.text).toMatch(/…$/);
});
