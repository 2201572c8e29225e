import { expect, it } from '@jest/globals';
import { passwordProblems } from './password-rules';

it.each([
  [{ current: 'Old1aa', next: 'Abcde1', confirmation: 'Abcde1' }, [], []],
  [{ current: '', next: 'Abcde1', confirmation: 'Abcde1' }, ['missing'], []],
  [{ current: 'Old1aa', next: 'abc', confirmation: '' }, ['missing'], []],
  [{ current: 'Old1aa', next: 'Abcde1', confirmation: 'Abcde2' }, ['mismatch'], []],
  [{ current: 'Abcde1', next: 'Abcde1', confirmation: 'Abcde1' }, ['same'], []],
  [
    { current: 'Old1aa', next: '!', confirmation: '!' },
    [],
    ['tooShort', 'noLowercase', 'noUppercase', 'noNumber'],
  ],
  [{ current: 'Old1aa', next: 'ABCDEF', confirmation: 'X' }, ['mismatch'], ['noLowercase', 'noNumber']],
])('%j: %j, %j', (values, change, rules) => {
  expect(passwordProblems(values)).toEqual({ change, rules });
});
