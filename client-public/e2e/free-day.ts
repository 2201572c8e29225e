import type { APIRequestContext } from '@playwright/test';

interface Availability {
  data: { slots: { available: boolean }[] };
}

/** Tests that run at the same time get days of their own, else two would find the same one free and one be refused. */
const mostWorkers = 4;
const worker = Number(process.env['TEST_PARALLEL_INDEX']);

/** The first day so many days ahead on which nothing is booked and no holiday closes the office, YYYY-MM-DD. */
export async function findFreeDay(request: APIRequestContext, daysAhead: number): Promise<string> {
  const today = Math.floor(Date.now() / 86_400_000);
  for (let day = today + daysAhead; ; day += 1) {
    if (day % mostWorkers !== worker) continue;
    const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    const answer = await request.get(`/api/v1/consultations/availability?date=${date}`);
    const { slots } = ((await answer.json()) as Availability).data;
    if (slots.every(({ available }) => available)) return date;
  }
}
