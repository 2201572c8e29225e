import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
  token = await tokenOf(app, await build.admin());
});
afterAll(() => app.stop());

describe('a number has one spelling', () => {
  it.each(['01', '+1', '%2B1', '1e0', '0x1', '1.0', '%201', '1%20', '-1', '0', '１', '1;', '2147483648'])(
    'the id %s is refused',
    async (id) => {
      await build.project();
      expect(await app.get(`/projects/${id}`)).toMatchObject({
        status: 400,
        error: { details: [{ field: 'id' }] },
      });
    },
  );

  it.each(['0x5', '1e1', '05', '%2B5', '5.0', '%205', '-5', 'Infinity', '５', '5,6'])(
    'limit and page cannot be %s',
    async (number) => {
      expect((await app.get(`/projects?limit=${number}`)).status).toBe(400);
      expect((await app.get(`/projects?page=${number}`)).status).toBe(400);
    },
  );

  it('is one number, not several', async () => {
    expect((await app.get('/projects?limit=5&limit=6')).status).toBe(400);
  });

  it.each(['0x5', '+5', '.5', '1e', ' '])(
    'a number of a form, written as in JSON, cannot be %j',
    async (number) => {
      const form = new FormData();
      const fields = {
        title: 'House',
        description: 'A',
        location: 'Addis',
        type: 'RESIDENCE',
        price: number,
      };
      Object.entries(fields).forEach(([name, value]) => form.append(name, value));
      expect((await app.post('/projects', form, { token })).status).toBe(400);
    },
  );
});

describe('a retry is recognized by its call, not by the spelling of its address', () => {
  const body = { name: 'Hana', email: 'hana@mail.example', subject: 'A house', message: 'We want one.' };

  it('files one record', async () => {
    const headers = { 'Idempotency-Key': 'one-for-each-submission' };
    const ids: number[] = [];
    for (const path of [
      '/contact-inquiries',
      '/contact-inquiries/',
      '/contact%2Dinquiries',
      '/%63ontact-inquiries',
    ]) {
      const answer = await app.post<{ id: number }>(path, body, { headers });
      expect(answer.status).toBe(201);
      ids.push(answer.data.id);
    }
    expect(new Set(ids).size).toBe(1);
  });

  it('keeps calls apart that differ in a parameter', async () => {
    const headers = { 'Idempotency-Key': 'one-for-each-submission' };
    const [one, other] = [await build.project(), await build.project()];
    const view = (id: number) =>
      app.post(`/projects/${id}/views`, { sessionId: '7f8d6d3c-3b0a-4a53-9f0f-6c1c1c1f1a11' }, { headers });
    expect((await view(one.id)).data).toEqual({ viewCount: 1 });
    expect((await view(other.id)).data).toEqual({ viewCount: 1 });
  });

  it.each(['1234567', 'a'.repeat(101), 'with space', 'lettér-é-é', ''])(
    'has no key such as %j',
    async (key) => {
      const headers = { 'Idempotency-Key': Buffer.from(key).toString('latin1') };
      expect((await app.post('/contact-inquiries', body, { headers })).status).toBe(400);
    },
  );
});

describe('what a call does not take is refused', () => {
  it.each(['/settings', '/projects/stats', '/auth/profile', '/users/stats'])(
    'a query of GET %s',
    async (path) => {
      expect((await app.get(`${path}?debug=1`, { token })).status).toBe(400);
      expect((await app.get(`${path}?debug=`, { token })).status).not.toBe(400);
    },
  );

  it('a form for a call that takes JSON', async () => {
    const form = new FormData();
    form.append('refreshToken', 'none');
    expect((await app.post('/auth/refresh', form)).status).toBe(415);
  });

  it.each([71, 250, 257, 5_000])('a boundary of %d characters', async (length) => {
    const boundary = 'b'.repeat(length);
    const body = `--${boundary}\r\nContent-Disposition: form-data; name="title"\r\n\r\nPlans\r\n--${boundary}--\r\n`;
    const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
    const { status, error } = await app.post('/services', body, { token, headers });
    expect(status).toBe(400);
    // A short one is read, and then fields are missing.
    expect(error.details?.[0]?.field).toBe(length > 200 ? 'Content-Type' : 'description');
  });
});
