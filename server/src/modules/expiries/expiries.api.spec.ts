import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { ExpiriesService } from './expiries.service.js';

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
  token = await tokenOf(app, await build.admin());
});

/** The day that is so far from today, where the office is. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toLocaleDateString('sv', {
    timeZone: 'Africa/Addis_Ababa',
  });

const look = () => app.nest.get(ExpiriesService).doDue();

async function notifications(as = token) {
  interface Page {
    data: { title: string; message: string; type: string; actionUrl: string }[];
  }
  const { data } = await app.get<Page>('/notifications', { token: as });
  return data.data.reverse();
}

const person = { name: 'Dawit Gebremedhin', title: 'Engineer', bio: 'Calculates.' };

it('notifies once of each licence, registration and insurance, 30 days before it expires', async () => {
  const { data } = await app.post<{ id: number }>(
    '/team',
    {
      ...person,
      registrations: [
        { body: 'Engineers', number: 'PPE/8', expires: dayIn(30) },
        { body: 'Later', expires: dayIn(31) },
        { body: 'Long over', expires: dayIn(-31) },
        { body: 'Just over', expires: dayIn(-1) },
        { body: 'Never' },
      ],
    },
    { token },
  );
  await app.call('PUT', '/settings', {
    body: {
      registrations: [{ name: 'Trade licence', body: 'City', number: 'TL/1', expires: dayIn(0) }],
      insurances: [{ name: 'Indemnity', insurer: 'Example', expires: dayIn(12) }],
    },
    token,
  });
  await look();
  await Promise.all([look(), look()]);
  expect(await notifications()).toMatchObject([
    {
      ...{ title: 'Expires soon', type: 'warning', actionUrl: '/admin/settings#firm' },
      message: `Demo firm: Trade licence, City, TL/1 expires on ${dayIn(0)}`,
    },
    { message: `Demo firm: Indemnity, Example expires on ${dayIn(12)}` },
    {
      message: `Dawit Gebremedhin: Engineers, PPE/8 expires on ${dayIn(30)}`,
      actionUrl: `/admin/team/new?id=${data.id}`,
    },
    // Nobody was notified of it before, as where it was entered late.
    { message: `Dawit Gebremedhin: Just over expired on ${dayIn(-1)}` },
  ]);
});

it('notifies again once a licence was renewed, and of nobody in the trash', async () => {
  const registrations = [{ body: 'Engineers', expires: dayIn(10) }];
  const { data } = await app.post<{ id: number }>('/team', { ...person, registrations }, { token });
  await look();
  registrations[0]!.expires = dayIn(20);
  await app.call('PUT', `/team/${data.id}`, { body: { registrations }, token });
  await look();
  expect(await notifications()).toHaveLength(2);
  registrations[0]!.expires = dayIn(25);
  await app.call('PUT', `/team/${data.id}`, { body: { registrations }, token });
  await app.call('DELETE', `/team/${data.id}`, { token });
  await look();
  expect(await notifications()).toHaveLength(2);
});

it('is for administrators, who can open it', async () => {
  const office = await tokenOf(app, await build.user({ role: 'OFFICE' } as never));
  const registrations = [{ body: 'Engineers', expires: dayIn(10) }];
  await app.post('/team', { ...person, registrations }, { token });
  await look();
  expect(await notifications(office)).toEqual([]);
  expect(await notifications()).toHaveLength(1);
});
