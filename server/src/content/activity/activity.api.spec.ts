import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import { RecordKind } from '../../common/record-kind.js';
import { type User, UserRole } from '../../modules/accounts/accounts.module.js';
import { ActivityVerb } from './activity-verb.enum.js';
import { Activity } from './activity.entity.js';
import type { ActivityDto } from './dto/activity.dto.js';

let app: TestApp;
let build: Build;
let admin: User;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  admin = await build.admin({ name: 'Ato Staff' });
  token = await tokenOf(app, admin);
  const at = (minute: number) => ({ createdAt: new Date(Date.UTC(2026, 0, 1, 9, minute)) });
  const { CREATED, UPDATED, DELETED } = ActivityVerb;
  const { PROJECT, CONSULTATION } = RecordKind;
  await app.dataSource.manager.insert(Activity, [
    { subject: PROJECT, verb: CREATED, subjectId: 1, subjectTitle: 'House', actorId: admin.id, ...at(1) },
    { subject: CONSULTATION, verb: CREATED, subjectId: 1, subjectTitle: 'Hana', actorId: null, ...at(2) },
    { subject: PROJECT, verb: UPDATED, subjectId: 1, subjectTitle: 'House', actorId: admin.id, ...at(4) },
    { subject: PROJECT, verb: DELETED, subjectId: 2, subjectTitle: 'Hall', actorId: null, ...at(3) },
  ]);
});

const list = (query: string) => app.get<Page<ActivityDto>>(`/activity${query}`, { token });

describe('GET /activity', () => {
  it('lists who did what, newest first', async () => {
    const { data } = await list('?limit=2');
    expect(data).toEqual({
      data: [
        {
          id: 3,
          type: 'project.updated',
          subjectId: 1,
          title: 'Project updated',
          subtitle: 'House',
          timestamp: '2026-01-01T09:04:00.000Z',
          actor: 'Ato Staff',
        },
        {
          id: 4,
          type: 'project.deleted',
          subjectId: 2,
          title: 'Project deleted',
          subtitle: 'Hall',
          timestamp: '2026-01-01T09:03:00.000Z',
          actor: null,
        },
      ],
      pagination: {
        currentPage: 1,
        pageSize: 2,
        totalPages: 2,
        totalItems: 4,
        hasNext: true,
        hasPrevious: false,
      },
    });
  });

  it.each([
    ['?page=2&limit=3', [1]],
    ['?page=9', []],
    ['?entity=project', [3, 4, 1]],
    ['?entity=settings', []],
    ['?entity=project&subjectId=1', [3, 1]],
    ['?entity=project&subjectId=9', []],
    ['?userId=1', [3, 1]],
    ['?userId=1&entity=consultation', []],
    ['?userId=&entity=', [3, 4, 2, 1]],
  ])('answers %j', async (query, ids) => {
    expect((await list(query)).data.data.map(({ id }) => id)).toEqual(ids);
  });

  it('gives accounts their own lines, of any kind, beside those of the kinds that they work on', async () => {
    const [editor, office] = [
      await build.user({ role: UserRole.EDITOR }),
      await build.user({ role: UserRole.OFFICE }),
    ];
    const tokenOfEditor = await tokenOf(app, editor);
    await app.call('PUT', '/site-copy', { token: tokenOfEditor, body: { heroHeadline: 'A new line' } });
    await app.call('PUT', '/settings/office-hours', {
      token: await tokenOf(app, office),
      body: { week: { sunday: null, saturday: null } },
    });
    const { data } = await app.get<Page<ActivityDto>>('/activity', { token: tokenOfEditor });
    expect(data.data.map(({ type, subtitle }) => [type, subtitle])).toEqual([
      ['settings.updated', 'Words of the site'],
      ['project.updated', 'House'],
      ['project.deleted', 'Hall'],
      ['project.created', 'House'],
    ]);
    expect(data.pagination.totalItems).toBe(4);
  });

  it('has a line for each export of projects, which names referees', async () => {
    await fetch(`${app.origin}/api/v1/projects/export`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await list('?limit=1')).data.data).toMatchObject([
      { type: 'project.exported', subtitle: 'Projects, 0 rows', actor: 'Ato Staff' },
    ]);
  });

  it.each([
    ['?page=0', 'page'],
    ['?limit=1000', 'limit'],
    ['?entity=PROJECT', 'entity'],
    ['?entity=project&entity=post', 'entity'],
    ['?userId=0', 'userId'],
    ['?userId=99999999999', 'userId'],
    ['?userId=abc', 'userId'],
    ['?search=x', 'search'],
  ])('refuses %s', async (query, field) => {
    expect(await list(query)).toMatchObject({ status: 400, error: { details: [{ field }] } });
  });
});
