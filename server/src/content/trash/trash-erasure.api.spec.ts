import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import type { Page } from '../../common/pagination/page.js';
import type { ActivityDto } from '../content.module.js';
import type { TrashEntryDto } from './dto/trash-entry.dto.js';

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
  token = await tokenOf(app, await build.admin({ name: 'Ato Staff' }));
});

const remove = (path: string) => app.call('DELETE', path, { token });
const erase = (path: string, as: string | undefined = token) =>
  app.call('DELETE', `/bin/${path}`, { token: as });
const restore = (path: string) => app.post(`${path}/restore`, undefined, { token });
const trash = async () => (await app.get<Page<TrashEntryDto>>('/bin', { token })).data;
const count = async (table: string) => {
  const rows = await app.dataSource.query<{ rows: number }[]>(`SELECT count(*)::int AS rows FROM ${table}`);
  return rows[0]!.rows;
};
const age = (interval: string) =>
  app.dataSource.query(`UPDATE trash_entries SET deleted_at = now() - $1::interval`, [interval]);
const notThere = { status: 404, error: { code: 'NOT_FOUND' } };

describe('DELETE /bin/{entity}/{id}', () => {
  it.each([
    ['project', '/projects', 'projects', () => build.project()],
    ['service', '/services', 'services', () => build.service()],
    ['post', '/blog', 'blog_posts', () => build.post()],
    ['inquiry', '/contact-inquiries', 'contact_inquiries', () => build.inquiry()],
    ['order', '/design-orders', 'design_orders', () => build.order()],
    ['consultation', '/consultations', 'consultations', () => build.consultation()],
  ])('deletes a %s for good, and the log says who did', async (entity, path, table, make) => {
    const { id } = await make();
    expect(await erase(`${entity}/${id}`)).toMatchObject(notThere);
    await remove(`${path}/${id}`);
    expect((await erase(`${entity}/${id}`)).status).toBe(200);
    expect([await count(table), (await trash()).data]).toEqual([0, []]);
    expect(await restore(`${path}/${id}`)).toMatchObject(notThere);
    expect(await erase(`${entity}/${id}`)).toMatchObject(notThere);
    const log = await app.get<Page<ActivityDto>>('/activity?limit=1', { token });
    expect(log.data.data).toMatchObject([{ type: `${entity}.erased`, subjectId: id, actor: 'Ato Staff' }]);
  });

  it('takes the files of the record along, and no others', async () => {
    const files = () => readdirSync(join(app.dataDir, 'uploads', 'services'));
    for (const title of ['One', 'Two']) {
      const fields = { title, description: 'x', longDescription: 'x', duration: 'x' };
      await app.post('/services', form(fields, [['image', await picture(600, 400), 'a.png']]), { token });
    }
    const before = files().length;
    await remove('/services/1');
    expect((await erase('service/1')).status).toBe(200);
    expect(files()).toHaveLength(before / 2);
    expect((await app.get<{ title: string }>('/services/2')).data.title).toBe('Two');
  });

  /** Every row of every table, as text. */
  async function everything(): Promise<string> {
    const tables = app.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    const rows = tables.map((table) => app.dataSource.query(`SELECT to_jsonb(t) AS row FROM ${table} t`));
    return JSON.stringify(await Promise.all(rows));
  }

  describe('takes the person out of everything', () => {
    const person = { name: 'Zewditu Bekele', email: 'zewditu@mail.example', phone: '0911' };
    const traces = /Zewditu|A secret house/i;

    beforeEach(() => build.settings({ contactEmail: 'office@firm.example' }));

    const ask = async () => {
      await app.post('/contact-inquiries', { ...person, subject: 'A secret house', message: 'x' });
      return ['/contact-inquiries', 'inquiry'] as const;
    };
    const book = async () => {
      const who = { clientName: person.name, clientEmail: person.email, topic: 'A secret house' };
      await app.post('/consultations', { ...who, type: 'INITIAL', meetingType: 'PHONE' });
      return ['/consultations', 'consultation'] as const;
    };
    const order = async () => {
      const { id: projectId } = await build.project({ isForSale: true });
      await app.post('/design-orders', { ...person, projectId });
      return ['/design-orders', 'order'] as const;
    };

    it.each([
      ['an inquiry', ask, 'Inquiry'],
      ['a consultation', book, 'Consultation'],
      ['an order', order, 'Order'],
    ])('that knows of %s', async (_, file, thing) => {
      const [path, entity] = await file();
      await app.dataSource.query(`UPDATE outbox_mails SET status = 'FAILED' WHERE id = 1`);
      await app.dataSource.query(
        `UPDATE outbox_mails SET status = 'SENT', sent_at = now() WHERE status = 'PENDING'`,
      );
      expect(await everything()).toMatch(traces);
      await remove(`${path}/1`);
      expect((await erase(`${entity}/1`)).status).toBe(200);
      expect(await everything()).not.toMatch(traces);
      const log = await app.get<Page<ActivityDto>>('/activity', { token });
      const lines = log.data.data.filter(({ type }) => type.startsWith(entity));
      expect(lines.map(({ type, subtitle, actor }) => [type, subtitle, actor])).toEqual([
        [`${entity}.erased`, `${thing} #1, deleted for good`, 'Ato Staff'],
        [`${entity}.deleted`, `${thing} #1, deleted for good`, 'Ato Staff'],
        [`${entity}.created`, `${thing} #1, deleted for good`, null],
      ]);
    });

    it('when the time of the trash is over, too', async () => {
      const [path] = await ask();
      await app.dataSource.query(`UPDATE outbox_mails SET status = 'SENT', sent_at = now()`);
      await remove(`${path}/1`);
      await age('31 days');
      await app.nest.get(CleanupScheduler).runAll();
      expect(await everything()).not.toMatch(traces);
    });

    it('when an account is deleted', async () => {
      await app.post('/auth/signup', { name: person.name, email: person.email, password: 'Correct1' });
      await app.dataSource.query(`UPDATE outbox_mails SET status = 'SENT', sent_at = now()`);
      const [{ id }] = await app.dataSource.query<[{ id: number }]>(`SELECT id FROM users WHERE email = $1`, [
        person.email,
      ]);
      expect((await app.call('DELETE', `/users/${id}`, { token })).status).toBe(200);
      expect(await everything()).not.toMatch(traces);
    });

    it('but lets a mail go out that still waits, and removes it then', async () => {
      const [path] = await ask();
      await remove(`${path}/1`);
      await erase('inquiry/1');
      const mails = () =>
        app.dataSource.query<{ status: string }[]>('SELECT status FROM outbox_mails ORDER BY id');
      expect(await mails()).toEqual([{ status: 'PENDING' }, { status: 'PENDING' }]);
      await app.nest.get(CleanupScheduler).runAll();
      expect(await mails()).toHaveLength(2);
      await app.dataSource.query(`UPDATE outbox_mails SET status = 'SENT', sent_at = now() WHERE id = 1`);
      await app.dataSource.query(`UPDATE outbox_mails SET status = 'FAILED' WHERE id = 2`);
      await app.nest.get(CleanupScheduler).runAll();
      expect(await everything()).not.toMatch(traces);
    });
  });

  it('leaves a project that an order names, in the trash or not', async () => {
    await build.order({ projectId: (await build.project()).id });
    await remove('/projects/1');
    await remove('/design-orders/1');
    expect(await erase('project/1')).toMatchObject({
      status: 409,
      message: 'An order refers to this project. Delete the order for good first.',
    });
    expect((await erase('order/1')).status).toBe(200);
    expect((await erase('project/1')).status).toBe(200);
  });

  it('is for staff, and for records of a kind and an id', async () => {
    await build.service();
    await remove('/services/1');
    const visitor = await tokenOf(app, await build.user());
    expect((await app.call('DELETE', '/bin/service/1', {})).status).toBe(401);
    expect((await erase('service/1', visitor)).status).toBe(403);
    expect(await erase('user/1')).toMatchObject({ status: 400, error: { details: [{ field: 'entity' }] } });
    expect(await erase('service/0')).toMatchObject({ status: 400, error: { details: [{ field: 'id' }] } });
    expect((await trash()).data).toHaveLength(1);
  });

  it('happens once, and never beside a restoration', async () => {
    await build.service();
    await remove('/services/1');
    const answers = await Promise.all([erase('service/1'), restore('/services/1'), erase('service/1')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });
});

describe('what has been in the trash for 30 days', () => {
  it('is not shown, restored or deleted any more, even before it is removed', async () => {
    await build.service();
    await remove('/services/1');
    await age('29 days 23 hours');
    expect((await trash()).pagination.totalItems).toBe(1);
    await age('30 days 1 second');
    expect(await trash()).toMatchObject({ data: [], pagination: { totalItems: 0 } });
    expect(await restore('/services/1')).toMatchObject(notThere);
    expect(await erase('service/1')).toMatchObject(notThere);
    expect([await count('services'), await count('trash_entries')]).toEqual([1, 1]);
  });

  it('is shown and restored where an order needs it', async () => {
    await build.order();
    await remove('/projects/1');
    await age('90 days');
    expect((await trash()).data).toMatchObject([{ entity: 'project', expiresAt: null }]);
    expect((await restore('/projects/1')).status).toBe(200);
  });
});
