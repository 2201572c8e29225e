import { describe, expect, it } from '@jest/globals';
import { readPaymentReference } from './payment-reference.js';

describe('readPaymentReference', () => {
  it.each([
    'FT26328K9PQR',
    'ft26328k9pqr',
    ' FT 26328-K9PQR ',
    'ft/26328.k9_pqr',
    'ＦＴ２６３２８Ｋ９ＰＱＲ',
  ])('takes %j for the same one', (typed) => expect(readPaymentReference(typed)).toBe('FT26328K9PQR'));

  it.each(['', '12345', 'A'.repeat(31), 'ክፍያ123456', 'FT26328K9PQR!', "'; DROP"])(
    'takes %j for none',
    (typed) => {
      expect(readPaymentReference(typed)).toBeUndefined();
    },
  );
});
