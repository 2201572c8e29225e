import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { upcomingDay } from '../../../test/builders/upcoming-day.js';
import { TestApp } from '../../../test/support/test-app.js';
import { ActivityService } from '../../content/content.module.js';
import { UserRole } from '../accounts/accounts.module.js';
import { ConsultationStatus } from '../consultations/consultations.module.js';
import type { ConsultantDto, ListedConsultantDto, UpdatedConsultantDto } from './dto/consultant.dto.js';

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
  token = await tokenOf(app, await build.user({ role: UserRole.OFFICE, name: 'Office' }));
});

const tuesday = upcomingDay(2);
const morning = { opens: '09:00', closes: '13:00' };
const create = (body: object, key?: string) =>
  app.call<ConsultantDto>('POST', '/consultants', {
    ...{ body, token },
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });
const update = (id: number, body: object) =>
  app.call<ConsultantDto>('PUT', `/consultants/${id}`, { body, token });
const list = async () => (await app.get<ListedConsultantDto[]>('/consultants', { token })).data;
const remove = (id: number) => app.call('DELETE', `/consultants/${id}`, { token });
const restore = (id: number) => app.call<ConsultantDto>('POST', `/consultants/${id}/restore`, { token });

describe('consultants', () => {
  it('are stored with their hours and the days on which they are away, and the log says by whom', async () => {
    const away = [
      { from: '2027-02-01', to: '2027-02-05', reason: null },
      { from: '2026-12-01', to: '2026-12-01', reason: 'Leave' },
    ];
    const { data, status } = await create({ name: ' Selam ', week: { monday: morning }, away });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...{ name: 'Selam', title: null, email: null, isActive: true, version: 1 },
      week: { monday: morning, tuesday: null, sunday: null },
      away: [away[1], away[0]],
    });
    expect((await app.get(`/consultants/${data.id}`, { token })).data).toEqual(data);
    expect(await app.nest.get(ActivityService).latest(1)).toMatchObject([
      { type: 'consultant.created', subtitle: 'Selam', actor: 'Office' },
    ]);
  });

  it('are created once, however often the request is sent', async () => {
    const key = 'one-press-of-a-button';
    const [first, second] = [await create({ name: 'A' }, key), await create({ name: 'A' }, key)];
    expect(second.data).toEqual(first.data);
    expect(await list()).toHaveLength(1);
  });

  it('change as a whole', async () => {
    const { data } = await create({ name: 'Selam', week: { monday: morning }, title: 'Architect' });
    const wanted = { week: { friday: morning }, version: 1 };
    const changed = await update(data.id, wanted);
    expect(changed.data).toMatchObject({ week: { monday: null, friday: morning }, version: 2 });
    expect((await update(data.id, { week: null, title: '', version: 2 })).data).toMatchObject({
      ...{ week: null, title: null, version: 3 },
    });
    expect((await update(99, { name: 'x' })).status).toBe(404);
  });

  it.each<[object, string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'A', email: 'no' }, 'email'],
    [{ name: 'A', week: { monday: { opens: '13:00', closes: '09:00' } } }, 'week.monday.closes'],
    [{ name: 'A', week: { monday: { opens: '9', closes: '10:00' } } }, 'week.monday.opens'],
    [{ name: 'A', week: 'always' }, 'week'],
    [{ name: 'A', away: [{ from: '2026-12-02', to: '2026-12-01' }] }, 'away.0.to'],
    [{ name: 'A', away: [{ from: '2026-02-30', to: '2026-12-01' }] }, 'away.0.from'],
    [{ name: 'A', away: [null] }, 'away'],
    [
      { name: 'A', away: Array.from({ length: 101 }, () => ({ from: '2026-12-01', to: '2026-12-01' })) },
      'away',
    ],
  ])('refuse %j', async (body, field) => {
    expect(await create(body)).toMatchObject({ status: 400, error: { details: [{ field }] } });
    expect(await list()).toEqual([]);
  });

  it('are listed by name with what they still have to do', async () => {
    const [b, a] = [await build.consultant({ name: 'Bekele' }), await build.consultant({ name: 'Abeba' })];
    await build.consultant({ name: 'Chala', isActive: false });
    const { CONFIRMED, CANCELLED, REQUESTED } = ConsultationStatus;
    const at = (days: number) => new Date(Date.now() + days * 86_400_000);
    await build.consultation({ consultantId: b.id, status: CONFIRMED, scheduledAt: at(2) });
    await build.consultation({ consultantId: b.id, status: CONFIRMED, scheduledAt: at(-2) });
    await build.consultation({ consultantId: b.id, status: CANCELLED, scheduledAt: at(3) });
    await build.consultation({ consultantId: b.id, status: REQUESTED, preferredDate: tuesday });
    await build.consultation({ consultantId: b.id, status: REQUESTED, preferredDate: '2020-01-01' });
    expect(
      (await list()).map(({ name, isActive, upcomingConsultations }) => [
        name,
        isActive,
        upcomingConsultations,
      ]),
    ).toEqual([
      ['Abeba', true, 0],
      ['Bekele', true, 2],
      ['Chala', false, 0],
    ]);
    expect(a.id).toBeGreaterThan(b.id);
  });
});

describe('a change over scheduled meetings', () => {
  const at = (time: string) => new Date(`${tuesday}T${time}+03:00`);
  const meetingsOf = async (id: number, body: object) =>
    ((await update(id, body)).data as UpdatedConsultantDto).meetings.map((each) => each.id);

  it('names those of a leave, of other hours and of a consultant who is turned off, once each', async () => {
    const [selam, bekele] = [await build.consultant(), await build.consultant()];
    const status = ConsultationStatus.CONFIRMED;
    const hit = await build.consultation({ status, scheduledAt: at('10:00'), consultantId: selam.id });
    await build.consultation({ status, scheduledAt: at('10:00'), consultantId: bekele.id });
    const past = new Date(Date.now() - 86_400_000);
    await build.consultation({ status, scheduledAt: past, consultantId: selam.id });
    expect(await meetingsOf(selam.id, { title: 'Architect' })).toEqual([]);
    expect(await meetingsOf(selam.id, { week: { tuesday: { opens: '11:00', closes: '13:00' } } })).toEqual([
      hit.id,
    ]);
    expect(await meetingsOf(selam.id, { week: null })).toEqual([]);
    expect(await meetingsOf(selam.id, { away: [{ from: tuesday, to: tuesday }] })).toEqual([hit.id]);
    expect(await meetingsOf(selam.id, { title: 'Senior architect' })).toEqual([]);
    expect(await meetingsOf(selam.id, { isActive: false })).toEqual([hit.id]);
    // The answer to the first request may have been lost.
    expect(await meetingsOf(selam.id, { isActive: false })).toEqual([hit.id]);
    expect((await app.get(`/consultations/${hit.id}`, { token })).data).toMatchObject({
      ...{ status, consultantId: selam.id },
    });
  });
});

describe('deleting a consultant', () => {
  it('is refused while consultations are to come, and says how many and what to do', async () => {
    const { id } = await build.consultant({ name: 'Selam' });
    const meeting = { consultantId: id, status: ConsultationStatus.CONFIRMED };
    const { id: first } = await build.consultation({
      ...meeting,
      scheduledAt: new Date(`${tuesday}T10:00+03:00`),
    });
    await build.consultation({ ...meeting, scheduledAt: new Date(`${tuesday}T12:00+03:00`) });
    expect(await remove(id)).toMatchObject({
      status: 409,
      message:
        'Selam has 2 upcoming consultations. Assign them to another consultant or cancel them, then delete Selam.',
    });
    await app.dataSource.query(`UPDATE consultations SET status = 'CANCELLED' WHERE id <> $1`, [first]);
    expect((await remove(id)).message).toMatch(/^Selam has 1 upcoming consultation. Assign it/);
    await app.dataSource.query(`UPDATE consultations SET consultant_id = NULL WHERE id = $1`, [first]);
    expect((await remove(id)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  it('takes nothing away that cannot be restored; who is named by what was stays in the trash', async () => {
    const { data } = await create({ name: 'Selam', week: { monday: morning } });
    const past = { status: ConsultationStatus.COMPLETED, scheduledAt: new Date('2026-01-05T10:00+03:00') };
    await build.consultation({ ...past, consultantId: data.id });
    await remove(data.id);
    expect((await app.get(`/consultants/${data.id}`, { token })).status).toBe(404);
    const admin = await tokenOf(app, await build.admin());
    const erased = await app.call('DELETE', `/bin/consultant/${data.id}`, { token: admin });
    expect(erased).toMatchObject({
      ...{ status: 409, message: expect.stringContaining('A consultation refers to this consultant') },
    });
    // The export still says who it was.
    const csv = await (
      await fetch(new URL('/api/v1/consultations/export', app.origin), {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).text();
    expect(csv).toContain('Selam');
    expect((await restore(data.id)).data).toEqual(data);
    expect((await restore(data.id)).status).toBe(404);
  });

  it('and giving them a consultation at once: never both', async () => {
    const { id } = await build.consultant();
    const meetings = await Promise.all(Array.from({ length: 5 }, () => build.consultation()));
    const give = (meeting: number, index: number) =>
      app.call('PUT', `/consultations/${meeting}`, {
        token,
        body: {
          consultantId: id,
          status: 'SCHEDULED',
          scheduledAt: new Date(`${tuesday}T${10 + index}:00+03:00`),
        },
      });
    const [gone, ...given] = await Promise.all([
      remove(id),
      ...meetings.map((each, index) => give(each.id, index)),
    ]);
    const held = given.filter(({ status }) => status === 200).length;
    expect(gone!.status === 200 ? held : 1).toBe(gone!.status === 200 ? 0 : 1);
    expect([200, 409]).toContain(gone!.status);
    for (const { status } of given) expect([200, 400]).toContain(status);
  });
});
