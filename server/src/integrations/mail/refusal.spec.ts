import { expect, it } from '@jest/globals';
import { isRefusedForGood, reasonOf } from './refusal.js';

const failure = (code?: string, responseCode?: number, rest?: { command?: string; response?: string }) =>
  Object.assign(new Error('Message failed'), { code, responseCode, ...rest });

it.each([
  ['EENVELOPE', 550, 'RCPT TO'],
  ['EENVELOPE', 500, 'RCPT TO'],
  ['EENVELOPE', 554, 'DATA'],
  ['EMESSAGE', 554, 'DATA'],
])('%s with %d to %s is for good', (code, responseCode, command) => {
  expect(isRefusedForGood(failure(code, responseCode, { command }))).toBe(true);
});

it.each([
  ['EENVELOPE', 450, 'RCPT TO'],
  ['EENVELOPE', undefined, 'API'],
  ['EENVELOPE', 530, 'MAIL FROM'],
  ['EENVELOPE', 550, 'MAIL FROM'],
  ['EMESSAGE', 452, 'DATA'],
  ['EAUTH', 535, 'AUTH PLAIN'],
  ['EPROTOCOL', 554, 'CONN'],
  ['ECONNECTION', undefined, 'CONN'],
  [undefined, 550, undefined],
])('%s with %s to %s may be put right', (code, responseCode, command) => {
  expect(isRefusedForGood(failure(code, responseCode, { command }))).toBe(false);
});

it('says why in the words of the mail server, where it had any', () => {
  expect(reasonOf(failure('EMESSAGE', 554, { response: '554 Too long' }))).toBe('554 Too long');
  expect(reasonOf(failure('ECONNECTION'))).toBe('Message failed');
});
