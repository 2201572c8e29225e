import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RecordKind } from '../../src/common/record-kind.js';
import { LinkPurpose, SecretLinksService } from '../../src/modules/secret-links/secret-links.module.js';
import { Build, tokenOf } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let build: Build;
let staff: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  staff = await tokenOf(app, await build.admin());
});

const person = { name: 'Hana', email: 'hana@mail.example' };

interface Form {
  path: string;
  /** Where it is stored. */
  table: string;
  answered?: number;
  /** Sent by staff, whose devices keep it until there is a line. */
  isOfStaff?: boolean;
  makeBody: () => Promise<object>;
  change: object;
}

/** What visitors file, and what staff write offline. */
const forms: Form[] = [
  {
    path: '/contact-inquiries',
    table: 'contact_inquiries',
    makeBody: async () => ({ ...person, subject: 'A house', message: 'We want a house.' }),
    change: { message: 'Two houses.' },
  },
  {
    path: '/consultations',
    table: 'consultations',
    makeBody: async () => ({
      clientName: 'Hana',
      clientEmail: 'hana@mail.example',
      type: 'INITIAL',
      topic: 'A house',
      meetingType: 'PHONE',
    }),
    change: { topic: 'Two houses' },
  },
  {
    path: '/design-orders',
    table: 'design_orders',
    makeBody: async () => {
      const { id: projectId } = await build.project({ isForSale: true });
      return { ...person, phone: '+251 900 000 011', projectId };
    },
    change: { name: 'Hanna' },
  },
  {
    path: '/my-requests/messages',
    table: 'inquiry_entries',
    makeBody: async () => {
      const { id: recordId } = await build.inquiry();
      const link = { purpose: LinkPurpose.MY_REQUEST, kind: RecordKind.INQUIRY, recordId } as const;
      const token = await app.nest.get(SecretLinksService).create(app.dataSource.manager, link);
      return { token, inquiryId: recordId, message: 'And a cellar.' };
    },
    answered: 200,
    change: { message: 'And no cellar.' },
  },
  {
    path: '/contact-inquiries/1/notes',
    table: 'inquiry_entries',
    isOfStaff: true,
    makeBody: async () => {
      await build.inquiry();
      return { content: 'Called back.' };
    },
    change: { content: 'Not called back.' },
  },
  {
    path: '/contact-inquiries/1/replies',
    table: 'inquiry_entries',
    isOfStaff: true,
    makeBody: async () => {
      await build.settings();
      const { version } = await build.inquiry();
      return { subject: 'Your house', content: 'Dear Hana,', status: 'CONTACTED', version };
    },
    change: { content: 'Dear Hanna,' },
  },
];

describe.each(forms)(
  'what is sent to $path',
  ({ path, table, answered = 201, isOfStaff, makeBody, change }) => {
    const post = (body: object) =>
      app.post<object>(path, body, {
        headers: { 'Idempotency-Key': 'queued-on-a-friday' },
        ...(isOfStaff && { token: staff }),
      });
    const count = async () => {
      const [row] = await app.dataSource.query<{ count: number }[]>(`SELECT count(*)::int FROM ${table}`);
      return row!.count;
    };

    it('is filed once, and answered with the same record a month later', async () => {
      const body = await makeBody();
      const first = await post(body);
      expect(first.status).toBe(answered);
      await app.dataSource.query('DELETE FROM idempotency_keys');
      await app.dataSource.query(`UPDATE ${table} SET created_at = created_at - interval '31 days'`);
      const again = await post(body);
      expect(again.status).toBe(answered);
      expect(withoutTimes(again.data)).toEqual(withoutTimes(first.data));
      expect(await count()).toBe(1);
    });

    it('is filed once, however many arrive at the same time', async () => {
      const body = await makeBody();
      const answers = await Promise.all(Array.from({ length: 10 }, () => post(body)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(answered));
      for (const { data } of answers) expect(data).toEqual(answers[0]!.data);
      expect(await count()).toBe(1);
    });

    it('is refused with the key of something else', async () => {
      const body = await makeBody();
      await post(body);
      expect((await post({ ...body, ...change })).status).toBe(409);
      expect(await count()).toBe(1);
    });
  },
);

/** A record that was made a month earlier says so. */
function withoutTimes(data: object): unknown {
  return JSON.parse(JSON.stringify(data).replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"a time"'));
}

it('holds a consultant once where the same request arrives ten times at once', async () => {
  await build.consultant();
  const body = {
    clientName: 'Hana',
    clientEmail: 'hana@mail.example',
    type: 'INITIAL',
    topic: 'A house',
    meetingType: 'PHONE',
    preferredDate: nextMonday(),
    preferredTime: '10:00',
  };
  const headers = { 'Idempotency-Key': 'ten-times-at-once' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.post('/consultations', body, { headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await app.dataSource.query('SELECT count(*)::int FROM consultations')).toEqual([{ count: 1 }]);
});

/** A working day at least a week ahead. */
function nextMonday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
