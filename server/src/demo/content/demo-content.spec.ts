import { describe, expect, it } from '@jest/globals';
import { demoArticles } from './articles.js';
import { demoVisitors } from './people.js';
import { demoProjects } from './projects.js';
import { demoConsultations, demoInquiries, demoOrders } from './records.js';
import { demoServices } from './services.js';

const invented = {
  mail: /^[a-z.]+@[a-z.]+\.example$/,
  phone: /^\+251 900 000 0\d\d$/,
};

function minutes(time: string): number {
  const [hours, rest] = time.split(':').map(Number) as [number, number];
  return hours * 60 + rest;
}

describe('demo projects', () => {
  it('are fifteen with slugs of their own, all types and statuses', () => {
    expect(new Set(demoProjects.map((project) => project.slug)).size).toBe(15);
    expect(new Set(demoProjects.map((project) => project.type)).size).toBe(8);
    expect(new Set(demoProjects.map((project) => project.status)).size).toBe(3);
  });

  it.each(demoProjects)('$slug has figures and pictures that fit together', (project) => {
    expect(project.description.length).toBeLessThanOrEqual(300);
    expect(project.year).toMatch(/^\d{4}$/);
    expect(project.pictures.map((picture) => picture.name)).toEqual(
      [1, 2, 3].map((number) => `${project.slug}-${number}`),
    );
    // No floor is larger than the plot; two basements at most.
    expect(project.builtArea).toBeLessThanOrEqual(project.plotSize * (project.floors + 3));
    if (!project.isForSale) expect(project.price).toBeNull();
    const raters = project.ratings.map((rating) => rating.visitor);
    expect(new Set(raters).size).toBe(raters.length);
  });
});

describe('demo articles', () => {
  it.each(demoArticles)('$slug is of a readable length and says how long it takes', (article) => {
    const text = article.content.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '');
    const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
    expect(article.readTime).toBe(Math.round(words / 200));
    expect(article.excerpt.length).toBeLessThanOrEqual(300);
    expect(article.content).not.toMatch(/^# /m);
    expect(article.content).toMatch(/^## /m);
  });

  it('show only pictures of demo projects', () => {
    const known = new Set(
      demoProjects.flatMap((project) =>
        project.pictures.map(({ name, width, height }) => `/uploads/demo/${name}-${width}x${height}.webp`),
      ),
    );
    const shown = demoArticles.flatMap((article) =>
      [...article.content.matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].map((match) => match[1]),
    );
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(shown.filter((path) => !known.has(path ?? ''))).toEqual([]);
  });
});

describe('demo records', () => {
  it('name nobody real', () => {
    const mails = [
      ...demoVisitors.map((visitor) => visitor.email),
      ...demoInquiries.map((inquiry) => inquiry.email),
      ...demoOrders.map((order) => order.email),
      ...demoConsultations.map((consultation) => consultation.clientEmail),
    ];
    const phones = [
      ...demoInquiries.map((inquiry) => inquiry.phone),
      ...demoOrders.map((order) => order.phone),
      ...demoConsultations.map((consultation) => consultation.clientPhone),
    ].filter((phone) => phone !== null);
    expect(mails.filter((mail) => !invented.mail.test(mail))).toEqual([]);
    expect(phones.filter((phone) => !invented.phone.test(phone))).toEqual([]);
  });

  it('order only projects that are public and for sale', () => {
    const offered = demoProjects.filter((project) => project.isForSale && project.isPublic);
    const slugs = new Set(offered.map((project) => project.slug));
    expect(demoOrders.filter((order) => !slugs.has(order.project))).toEqual([]);
  });

  it('hold no two booked consultations that overlap, even when one moves to the next day', () => {
    const booked = demoConsultations.filter(({ status }) => status === 'SCHEDULED' || status === 'CONFIRMED');
    const clashes = booked.flatMap((one) =>
      booked.filter(
        (other) =>
          one !== other &&
          Math.abs(one.dayOffset - other.dayOffset) <= 1 &&
          minutes(one.time) < minutes(other.time) + other.duration &&
          minutes(other.time) < minutes(one.time) + one.duration,
      ),
    );
    expect(clashes).toEqual([]);
    expect(booked.filter(({ time }) => minutes(time) >= 14 * 60)).toEqual([]);
  });

  it('were all made before today', () => {
    const records = [...demoServices, ...demoInquiries, ...demoOrders, ...demoConsultations];
    expect(records.filter((record) => record.createdDaysAgo <= 0)).toEqual([]);
    const handled = [...demoOrders, ...demoConsultations].filter(
      ({ status }) => status !== 'PENDING' && status !== 'REQUESTED',
    );
    expect(handled.filter((record) => record.createdDaysAgo <= 1)).toEqual([]);
    expect(demoConsultations.filter(({ dayOffset, createdDaysAgo }) => -dayOffset >= createdDaysAgo)).toEqual(
      [],
    );
  });
});
