import { expect, it } from 'vitest';
import { isRefusedForGood, reasonOf } from './refusal.js';

const failure = (code?: string, responseCode?: number, response?: string) =>
  Object.assign(new Error('Message failed'), { code, responseCode, response });

it.each([
  ['EENVELOPE', 550],
  ['EENVELOPE', 500],
  ['EMESSAGE', 554],
])('%s with %d is for good', (code, responseCode) => {
  expect(isRefusedForGood(failure(code, responseCode))).toBe(true);
});

it.each([
  ['EENVELOPE', 450],
  ['EENVELOPE', 530],
  ['EENVELOPE', undefined],
  ['EMESSAGE', 452],
  ['EAUTH', 535],
  ['EPROTOCOL', 554],
  ['ECONNECTION', undefined],
  [undefined, 550],
])('%s with %s may be put right', (code, responseCode) => {
  expect(isRefusedForGood(failure(code, responseCode))).toBe(false);
});

it('says why in the words of the mail server, where it had any', () => {
  expect(reasonOf(failure('EMESSAGE', 554, '554 Too long'))).toBe('554 Too long');
  expect(reasonOf(failure('ECONNECTION'))).toBe('Message failed');
});
