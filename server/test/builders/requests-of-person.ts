import type { MyRequestsDto, MyRequestsTokenDto } from '../../src/modules/my-requests/dto/my-requests.dto.js';
import { mailsTo } from '../support/links-by-mail.js';
import type { TestApp } from '../support/test-app.js';
import type { Build } from './build.js';
import { upcomingDay } from './upcoming-day.js';

export const hana = 'hana@mail.example';
export const phone = '+251 911 23 45 67';

interface Sent {
  id: number;
  referenceCode: string;
}

export const speaking = (language: string) => ({ headers: { 'Accept-Language': language } });

/** What Hana sends, and how she looks at it. @param test asked within each test, because they start later */
export function requestsOfPerson(test: () => { app: TestApp; build: Build }) {
  const inquire = (given: object = {}, language = 'en') => {
    const body = {
      name: 'Hana Alemu',
      email: hana,
      phone,
      subject: 'A house',
      message: 'Of stone.',
      ...given,
    };
    return test().app.post<Sent>('/contact-inquiries', body, speaking(language));
  };
  const book = async (given: object = {}) => {
    const body = {
      ...{
        clientName: 'Hana Alemu',
        clientEmail: hana,
        clientPhone: phone,
        type: 'INITIAL',
        topic: 'A garden',
      },
      ...{ meetingType: 'PHONE', preferredDate: upcomingDay(2), preferredTime: '10:00' },
      ...given,
    };
    return (await test().app.post<Sent>('/consultations', body)).data;
  };
  const buy = async (given: object = {}) => {
    const { id: projectId } = await test().build.project({
      isForSale: true,
      title: 'Villa Bole',
      isPublic: true,
    });
    const body = { name: 'Hana Alemu', email: hana, phone, projectId, ...given };
    return (await test().app.post<{ id: number; trackingCode: string }>('/design-orders', body)).data;
  };

  /** The token of the link in the newest mail to an address: to the record that it is about. */
  const recordLinkOf = async (email: string): Promise<string> => {
    const { text } = (await mailsTo(test().app.dataSource, email)).at(-1)!;
    return /\/mine#([\w-]{43})\s/.exec(text)![1]!;
  };
  /** The token of a link to all of it, which was requested just now. */
  const linkOf = async (email: string): Promise<string> => {
    await test().app.post('/my-requests/new-link', { email });
    return recordLinkOf(email);
  };
  const look = (token: string, language = 'en') =>
    test().app.post<MyRequestsDto>('/my-requests', { token }, speaking(language));
  let client = 0;
  /** From now on codes are opened from another address: failures of a client are stored in memory. */
  const becomeAnotherClient = () => {
    client += 1;
  };
  const open = (code: string, digits: string, address = `10.1.1.${client}`) =>
    test().app.post<MyRequestsTokenDto>(
      '/my-requests/open',
      { code, digits },
      { headers: { 'X-Forwarded-For': address } },
    );

  return { inquire, book, buy, recordLinkOf, linkOf, look, open, becomeAnotherClient };
}
