import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { staffToken } from '../../client-admin/e2e/sign-in.js';
import { expect } from '../../e2e/test.js';

export const WAITING = 'Kept on this device: it will be sent by itself.';
export const CALL = '**/api/v1/contact-inquiries';

/** An address of its own for each test, since all of them share one database. */
export const newEmail = () => `queue-${crypto.randomUUID()}@mail.example`;

/** With what lies over the page: the badge and toasts. */
export async function openContact(page: Page): Promise<void> {
  const overlays = page.waitForResponse(/\/assets\/overlays-.*\.js/);
  await page.goto('/contact');
  await overlays;
}

export async function writeMessage(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Hanna Bekele');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill('A school in Adama');
  await page.getByRole('textbox', { name: 'Message' }).fill('Twelve classrooms.');
  await page.getByRole('button', { name: 'Send message' }).click();
}

export const messageNotice = (page: Page) =>
  page.getByRole('main').getByRole('group', { name: /^Message(?! Sent)/ });

interface FiledInquiry {
  message: string;
  projects: { title: string }[];
}

/** The inquiries of the firm with an address. */
export async function inquiriesFrom(request: APIRequestContext, email: string): Promise<FiledInquiry[]> {
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  const answer = await request.get('/api/v1/contact-inquiries', { params: { search: email }, headers });
  return ((await answer.json()) as { data: { data: FiledInquiry[] } }).data.data;
}

/** Their messages. */
export async function filedFrom(request: APIRequestContext, email: string): Promise<string[]> {
  return (await inquiriesFrom(request, email)).map(({ message }) => message);
}

/** Books a time with one consultant after the other, until nobody is free. */
export async function takeTime(request: APIRequestContext, day: string, time: string): Promise<void> {
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  for (;;) {
    const times = await request.get('/api/v1/consultations/availability', { params: { date: day } });
    const { data } = (await times.json()) as { data: { slots: { time: string; available: boolean }[] } };
    if (!data.slots.find((slot) => slot.time === time)?.available) return;
    const requested = await request.post('/api/v1/consultations', {
      data: {
        ...{ clientName: 'Abebe', clientPhone: '+251 900 000 012', noEmail: true },
        ...{ type: 'INITIAL', meetingType: 'PHONE' },
        ...{ topic: 'Residence', preferredDate: day, preferredTime: time, secondsShown: 3 },
      },
    });
    const { id } = ((await requested.json()) as { data: { id: number } }).data;
    const confirmed = await request.put(`/api/v1/consultations/${id}`, {
      headers,
      data: { status: 'CONFIRMED' },
    });
    expect(confirmed.status()).toBe(200);
  }
}

/** What is stored on the device, as the browser has it. */
export const storedOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('submissions');
        opening.onerror = () => reject(new Error('IndexedDB'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('submissions').objectStore('submissions').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

/** From the page of the form. */
export async function sendOffline(page: Page, context: BrowserContext): Promise<string> {
  const email = newEmail();
  await context.setOffline(true);
  await writeMessage(page, email);
  await expect(messageNotice(page)).toContainText(WAITING);
  return email;
}
