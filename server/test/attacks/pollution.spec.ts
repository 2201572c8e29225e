import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  token = await tokenOf(app, await new Build(app.dataSource).admin());
});
afterAll(() => app.stop());
afterEach(() => expect(({} as { polluted?: unknown }).polluted).toBeUndefined());

const inquiry = { name: 'Hana', email: 'hana@mail.example', subject: 'A house', message: 'We want one.' };
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

describe.each(names)('the name %s', (name) => {
  it('is refused in a body', async () => {
    const body = JSON.stringify(inquiry).replace('{', `{"${name}":{"polluted":true},`);
    expect((await app.post('/contact-inquiries', body)).status).toBe(400);
  });

  it('is refused within a field', async () => {
    const body = `{"coordinates":{"${name}":{"polluted":true}}}`;
    const { status } = await app.call('PUT', '/settings', { token, body });
    expect(status).toBe(400);
  });

  it('is refused in a query', async () => {
    expect((await app.get(`/projects?${name}=polluted`)).status).toBe(400);
    expect((await app.get(`/projects?${name}[polluted]=1`)).status).toBe(400);
  });

  it.each(['', '[polluted]', '[]'])('is refused in a form, with %j behind it', async (behind) => {
    const form = new FormData();
    form.append('title', 'A service');
    form.append(`${name}${behind}`, 'polluted');
    expect((await app.post('/services', form, { token })).status).toBe(400);
  });
});

it('constructor.prototype pollutes nothing', async () => {
  const body = { ...inquiry, constructor: { prototype: { polluted: true } } };
  expect((await app.post('/contact-inquiries', body)).status).toBe(400);
});
