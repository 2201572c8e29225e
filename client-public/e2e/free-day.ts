import type { APIRequestContext } from '@playwright/test';

interface Availability {
  data: { slots: { available: boolean }[] };
}

/** The first day so many days ahead on which nothing is booked and no holiday closes the office, YYYY-MM-DD. */
export async function findFreeDay(request: APIRequestContext, daysAhead: number): Promise<string> {
  for (let ahead = daysAhead; ; ahead += 1) {
    const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const answer = await request.get(`/api/v1/consultations/availability?date=${date}`);
    const { slots } = ((await answer.json()) as Availability).data;
    if (slots.every(({ available }) => available)) return date;
  }
}
