import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../src/database/demo/seed-demo.js';
import { Consultation } from '../../src/modules/consultations/consultation.entity.js';
import { Project } from '../../src/modules/projects/projects.module.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

describe('the demo firm', () => {
  // A week from a Sunday on, so that every weekday is the first day of somebody's demo.
  it.each([0, 1, 2, 3, 4, 5, 6])(
    'fits the rules of the database when it starts %i days after a Sunday',
    async (days) => {
      await app.empty();
      const now = new Date(Date.UTC(2026, 10, 22 + days, 6));
      await app.dataSource.transaction((manager) => seedDemo(manager, now));
      const consultations = await app.dataSource.manager.find(Consultation);
      const weekdays = consultations.map((consultation) => new Date(consultation.preferredDate!).getUTCDay());
      expect(weekdays.filter((weekday) => weekday === 0 || weekday === 6)).toEqual([]);
    },
  );

  it('shows projects of every type and status, some for sale with and without a price', async () => {
    const projects = await app.dataSource.manager.find(Project);
    expect(projects.length).toBeGreaterThanOrEqual(14);
    expect(new Set(projects.map((project) => project.type)).size).toBe(8);
    expect(new Set(projects.map((project) => project.status)).size).toBe(3);
    const forSale = projects.filter((project) => project.isForSale);
    expect(forSale.some((project) => project.price === null)).toBe(true);
    expect(forSale.filter((project) => project.price !== null).length).toBeGreaterThanOrEqual(3);
  });
});
