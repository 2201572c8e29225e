import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { InProcessApi } from '../../src/site/in-process-api.js';
import { Build } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

const email = 'hana@mail.example';
const speaking = (language: string) => ({ headers: { 'Accept-Language': language } });

describe('a refusal', () => {
  it.each([
    ['en', 'Invalid email or password. Please check your credentials and try again.'],
    ['am-ET, en;q=0.5', 'ኢሜይሉ ወይም የይለፍ ቃሉ ትክክል አይደለም። እባክዎ አረጋግጠው እንደገና ይሞክሩ።'],
    ['om', 'Imeeliin yookaan jechi iccitii sirrii miti. Maaloo mirkaneessaatii irra deebi’aa yaalaa.'],
    ['fr', 'Invalid email or password. Please check your credentials and try again.'],
  ])('is said to who reads %s in one language, which the answer names', async (wanted, message) => {
    const answer = await app.post('/auth/login', { email, password: 'Wrong1' }, speaking(wanted));
    expect(answer).toMatchObject({ status: 401, message, error: { code: 'INVALID_CREDENTIALS', message } });
    expect(answer.headers.get('content-language')).toBe(/am|om/.exec(wanted)?.[0] ?? 'en');
    expect(answer.headers.get('vary')).toBe('Accept-Language');
  });

  it.each([
    ['/projects/slug/none', 'ፕሮጀክቱ አልተገኘም።', 'Piroojektichi hin argamne.'],
    ['/services/77', 'አገልግሎቱ አልተገኘም።', 'Tajaajilichi hin argamne.'],
    ['/design-orders/track/none', 'ትዕዛዙ አልተገኘም።', 'Ajajichi hin argamne.'],
    ['/auth/profile', 'ይህን ለማድረግ መጀመሪያ ይግቡ።', 'Kana gochuuf dursa seenaa.'],
  ])('of a visitor is translated: GET %s', async (path, inAmharic, inOromo) => {
    expect((await app.get(path, speaking('am'))).message).toBe(inAmharic);
    expect((await app.get(path, speaking('om'))).message).toBe(inOromo);
  });

  it('by the rules of the house is translated', async () => {
    const { id: projectId } = await build.project({ isForSale: false });
    const order = { name: 'Hana', email, phone: '0911', projectId };
    const answer = await app.post('/design-orders', order, speaking('am'));
    expect(answer).toMatchObject({ status: 409, message: 'የዚህ ፕሮጀክት ዲዛይን አይሸጥም። እባክዎ ሌላ ይምረጡ።' });
  });

  it('by the database is translated', async () => {
    await build.user({ email });
    const answer = await app.post(
      '/auth/signup',
      { name: 'Hana', email, password: 'Zenbaba7' },
      speaking('om'),
    );
    expect(answer).toMatchObject({ status: 409, message: 'Imeelii kanaan herregni duraan baname jira.' });
  });

  it('is said to a page that is rendered in its language', async () => {
    const api = new InProcessApi(app.nest.getHttpAdapter().getInstance());
    const answer = await api.fetch('/api/v1/projects/slug/none', 'om');
    expect(await answer.json()).toMatchObject({ message: 'Piroojektichi hin argamne.' });
  });

  it('of too many failed logins is translated', async () => {
    const login = () => app.post('/auth/login', { email, password: 'Wrong1' }, speaking('am'));
    for (let attempt = 0; attempt < 10; attempt += 1) await login();
    const answer = await login();
    expect(answer.message).toBe('ለመግባት የተደረጉ ብዙ ሙከራዎች አልተሳኩም። ከ15 ደቂቃ በኋላ እንደገና ይሞክሩ።');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('a field that cannot be used', () => {
  const meeting = {
    clientName: 'Hana',
    clientEmail: email,
    type: 'INITIAL',
    topic: 'A',
    meetingType: 'PHONE',
  };

  it.each([
    ['/contact-inquiries', { email: 'hana@', message: 'x'.repeat(5001), phone: 7 }],
    ['/design-orders', { name: ' ', email: 'a', phone: 'x'.repeat(41), address: 7, projectId: 1 }],
    ['/consultations', { ...meeting, preferredDate: '20266-01-01', location: 'x'.repeat(501) }],
    ['/consultations', { ...meeting, preferredDate: '2020-01-01' }],
    ['/consultations', { ...meeting, preferredDate: '2090-01-01' }],
    ['/auth/login', {}],
    ['/auth/login', { email, password: '' }],
    ['/auth/signup', { name: 'x'.repeat(121), email, password: 'abc' }],
    ['/auth/signup', { name: 'Hana', email, password: 'Aa1'.repeat(70) }],
    ['/auth/signup', { name: 'Hana \ud83d', email, password: 'Zenbaba7' }],
  ])('is said in Amharic throughout: POST %s %j', async (path, body) => {
    const answer = await app.post(path, body, speaking('am'));
    expect(answer.status).toBe(400);
    const said = [answer.message, ...answer.error.details!.map(({ message }) => message)];
    for (const sentence of said) expect(sentence.replaceAll('name@example.com', '')).not.toMatch(/[a-z]/i);
  });

  it('is shown beside the field and in the message', async () => {
    const answer = await app.post('/auth/signup', { name: ' ', email, password: 'ZENBABA' }, speaking('om'));
    const details = [
      { field: 'name', message: 'Maqaa: maaloo dirree kana guutaa.' },
      {
        field: 'password',
        message:
          'Jechi iccitii yoo xiqqaate qubee xiqqaa tokko qabaachuu qaba. ' +
          'Jechi iccitii yoo xiqqaate lakkoofsa tokko qabaachuu qaba.',
      },
    ];
    expect(answer.error.details).toEqual(details);
    expect(answer.message).toBe(details.map(({ message }) => message).join(' '));
  });
});

describe('what only programs and staff can meet', () => {
  it.each(['/projects?limit=1000', '/nothing/like/this'])('is in English: GET %s', async (path) => {
    const response = await fetch(`${app.origin}/api/v1${path}`, speaking('am'));
    const { message } = (await response.json()) as { message: string };
    expect(message).toMatch(/^[\x20-\x7e]+$/);
    expect(response.headers.get('content-language')).toBeNull();
  });

  it('turns the whole answer to English, so that languages never mix', async () => {
    const answer = await app.post(
      '/auth/login',
      { email: 'a', password: 'b', role: 'ADMIN' },
      speaking('am'),
    );
    expect(answer.message).toBe('role is not a known field. Remove it. email must be an email address.');
    expect(answer.error.details!.map(({ message }) => message).join(' ')).toBe(answer.message);
    expect(answer.headers.get('content-language')).toBeNull();
  });
});
