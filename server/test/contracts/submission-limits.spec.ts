import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start({ rateLimit: true });
});
afterAll(() => app.stop());

describe('what visitors submit', () => {
  it.each(['/auth/signup', '/contact-inquiries', '/design-orders'])(
    'is limited to 20 a minute from one address: POST %s',
    async (path) => {
      const answers = [];
      for (let count = 0; count < 21; count += 1) answers.push(await app.post(path, {}));
      expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(400));
      expect(answers[20]).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
      expect(Number(answers[20]!.headers.get('Retry-After'))).toBeGreaterThan(0);
    },
  );
});
