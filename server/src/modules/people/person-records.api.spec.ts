import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { phoneKeyOf } from '../../common/text/phone.js';
import { PersonRecordsService } from './people.module.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());

describe('phoneKeyOf', () => {
  const keyOf = async (phone: string | null) => {
    const [row] = await app.dataSource.query<[{ key: string | null }]>(
      `SELECT ${phoneKeyOf('$1::text')} AS key`,
      [phone],
    );
    return row.key;
  };

  it.each([
    ...[
      '0911234567',
      '+251911234567',
      '251911234567',
      '00251911234567',
      '911234567',
      '+251 (0) 911-23-45-67',
    ],
    ...['(0911) 23 45 67', '  + 251.911.234.567 ', 'tel. 0911/234567', '+0911 234567', '002510911234567'],
  ])('takes %j for one number', async (phone) => {
    expect(await keyOf(phone)).toBe('251911234567');
  });

  it.each([
    ['0711234567', '251711234567'],
    ['011 551 7700', '251115517700'],
    ['+1 (415) 555-2671', '14155552671'],
    ['0014155552671', '14155552671'],
    ['+971501234567', '971501234567'],
    ['+911234567', '911234567'],
    ['5517700', '5517700'],
    ['0911227747 / 0922334455', '251911227747'],
    ['+251911227747, +251922334455', '251911227747'],
    ['0911 22 77 48 ext. 12', '251911227748'],
    ['tel. 011/551-7700', '251115517700'],
    ['551770', null],
    ['0911', null],
    ['+ - ()', null],
    ['', null],
    [null, null],
  ])('compares %j by %j', async (phone, key) => {
    expect(await keyOf(phone)).toBe(key);
  });

  it.each([
    ['contact_inquiries', 'phone', 'email'],
    ['consultations', 'client_phone', 'client_email'],
    ['design_orders', 'phone', 'email'],
  ])(
    'and email, in any letter case, are indexes of %s that a search goes by',
    async (table, phone, email) => {
      const plan = await app.dataSource.transaction(async (manager) => {
        // So few rows would be read one by one.
        await manager.query('SET LOCAL enable_seqscan = off');
        return manager.query<{ 'QUERY PLAN': string }[]>(
          `EXPLAIN SELECT FROM ${table} WHERE lower(${email}) = lower('Hana@mail.example')
           OR ${phoneKeyOf(phone)} = ${phoneKeyOf(`'0911223344'`)}`,
        );
      });
      const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(lines).toContain(`${table}_phone_digits_idx`);
      expect(lines).toContain(`${table}_email_key_idx`);
    },
  );
});

describe('the records of a person', () => {
  beforeEach(() => app.empty());

  const find = (...requested: DropFirst<Parameters<PersonRecordsService['ofContact']>>) =>
    app.dataSource.transaction((manager) =>
      app.nest.get(PersonRecordsService).ofContact(manager, ...requested),
    );
  const nothing = { inquiryIds: [], consultationIds: [], orderIds: [] };

  it('are those with the email in any case, or with the number in any spelling', async () => {
    await build.inquiry({ email: 'Sara@Mail.example', phone: null });
    await build.inquiry({ email: 'other@mail.example', phone: '+251 911 234 567' });
    await build.inquiry({ email: 'other@mail.example', phone: '+251 911 234 568' });
    await build.consultation({ clientEmail: null, clientPhone: '0911-23-45-67' });
    await build.consultation({ clientEmail: 'sara@mail.example', clientPhone: null });
    await build.consultation();
    await build.order({ email: 'x@mail.example', phone: '251911234567' });
    await build.order();
    expect(await find({ email: ' SARA@mail.example', phone: '911234567' })).toEqual({
      ...{ inquiryIds: [1, 2], consultationIds: [1, 2], orderIds: [1] },
    });
    expect(await find({ email: 'sara@mail.example' })).toEqual({
      ...nothing,
      ...{ inquiryIds: [1], consultationIds: [2] },
    });
    expect(await find({ phone: '0911234567', email: null })).toEqual({
      ...{ inquiryIds: [2], consultationIds: [1], orderIds: [1] },
    });
  });

  it('are none where there is nothing to go by', async () => {
    await build.inquiry({ phone: null });
    await build.inquiry({ email: '', phone: '0911' });
    await build.consultation({ clientEmail: null, clientPhone: null });
    expect(await find({})).toEqual(nothing);
    expect(await find({ email: '', phone: '0911' })).toEqual(nothing);
    expect(await find({ email: null, phone: null })).toEqual(nothing);
  });

  it('leave out the trash, unless requested, and always deleted personal data', async () => {
    const sara = { email: 'sara@mail.example' };
    await build.inquiry(sara);
    await build.inquiry({ ...sara, deletedAt: new Date() });
    await build.inquiry({ ...sara, erasedAt: new Date() });
    expect(await find(sara)).toEqual({ ...nothing, inquiryIds: [1] });
    expect(await find(sara, { withBinned: true })).toEqual({ ...nothing, inquiryIds: [1, 2] });
  });
});

type DropFirst<All extends unknown[]> = All extends [unknown, ...infer Rest] ? Rest : never;
