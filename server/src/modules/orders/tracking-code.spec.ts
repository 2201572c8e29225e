import { expect, it } from 'vitest';
import { newTrackingCode } from './tracking-code.js';

it('makes tracking codes that are easy to read out and differ', () => {
  const codes = Array.from({ length: 1000 }, newTrackingCode);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/);
  expect(new Set(codes).size).toBe(1000);
});
