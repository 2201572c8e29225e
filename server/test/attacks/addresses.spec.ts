import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../builders/build.js';
import { upcomingDay } from '../builders/upcoming-day.js';
import { TestApp } from '../support/test-app.js';

const monday = 1;

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
  token = await tokenOf(app, await build.admin());
});
afterAll(() => app.stop());

const odd = [
  'https://[',
  'https://%zz/',
  'https://x.example:99999/a',
  'https://bank.example@x.example/',
  'javascript:alert(1)',
  'data:text/html,a',
  '//x.example/a',
  'https:\\\\x.example',
];

describe.each(odd)('the address %s', (address) => {
  it('is no picture of a service', async () => {
    const service = await build.service();
    const body = { image: address };
    expect(await app.call('PUT', `/services/${service.id}`, { token, body })).toMatchObject({
      status: 400,
      error: { details: [{ field: 'image' }] },
    });
    const whole = { title: 'A', description: 'A', longDescription: 'A', duration: '1 week', ...body };
    expect((await app.post('/services', whole, { token })).status).toBe(400);
  });

  it('is no picture of an imported service', async () => {
    const form = new FormData();
    const columns = 'title,description,longDescription,duration,image';
    form.append('file', new Blob([`${columns}\nA,A,A,1 week,"${address}"\n`], { type: 'text/csv' }), 'a.csv');
    form.append('dryRun', 'true');
    const { data } = await app.post<{ rows: { errors: { field: string }[] }[] }>('/services/import', form, {
      token,
    });
    expect(data.rows[0]!.errors).toMatchObject([{ field: 'image' }]);
  });

  it('is no portrait of an author', async () => {
    const post = { title: 'A', excerpt: 'A', content: 'A', authorAvatar: address };
    expect((await app.post('/blog', post, { token })).status).toBe(400);
  });

  it('is no picture of a project', async () => {
    const project = { title: 'A', description: 'A', location: 'A' };
    expect((await app.post('/projects', { ...project, mainImage: address }, { token })).status).toBe(400);
    expect((await app.post('/projects', { ...project, gallery: [address] }, { token })).status).toBe(400);
  });

  it('is no video call', async () => {
    const { id } = await build.consultation();
    const body = {
      meetingLink: address,
      status: 'SCHEDULED',
      scheduledAt: `${upcomingDay(monday)}T10:00:00+03:00`,
    };
    expect((await app.call('PUT', `/consultations/${id}`, { token, body })).status).toBe(400);
  });
});
