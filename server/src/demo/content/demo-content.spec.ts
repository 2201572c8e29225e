import { describe, expect, it } from '@jest/globals';
import { textLimits } from '../../common/text-limits.js';
import { countWords } from '@consultancy/shared/article/reading-time';
import { demoWordsAm } from './am/words.js';
import { demoArticles } from './articles.js';
import { demoWordsOm } from './om/words.js';
import { demoVisitors } from './people.js';
import { demoProjects } from './projects.js';
import { readPaymentReference } from '../../modules/orders/payment-reference.js';
import { demoConsultations, demoInquiries, demoOrders } from './records.js';
import { demoServices } from './services.js';
import { demoTeam } from './team.js';
import { demoTestimonials } from './testimonials.js';

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
  it.each(demoArticles)('$slug is of a readable length', (article) => {
    const words = countWords(article.content);
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
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

  it('say of each transfer its own number, and that it was verified after it was ordered', () => {
    const transfers = demoOrders.flatMap(({ paid }) => paid ?? []);
    expect(transfers.map(({ reference }) => readPaymentReference(reference))).toEqual([
      ...new Set(transfers.map(({ reference }) => reference)),
    ]);
    const early = demoOrders.filter(
      ({ paid, createdDaysAgo }) => (paid?.verifiedDaysAgo ?? 0) >= createdDaysAgo,
    );
    expect(early).toEqual([]);
    const begun = demoOrders.filter(({ status }) => ['IN_PROGRESS', 'COMPLETED'].includes(status));
    expect(begun.filter(({ paid }) => paid?.verifiedDaysAgo === undefined)).toEqual([]);
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

/** Figures of each line as they are written, sorted, because word order differs: a translation holds the same ones. */
function figures(text: string): string[] {
  return text.split('\n').map((line) => (line.match(/\d+(?:[.,:]\d+)*/g) ?? []).sort().join(' '));
}

/** The kind of each line of a Markdown text: what remains when the words are taken out. */
function skeleton(markdown: string): string[] {
  return markdown.split('\n').map((line) => {
    const marker = /^(?:#+ |- |\d+\. |> |\[\^[^\]]+\]:|$)/.exec(line)?.[0];
    const marks = line.match(/\*\*|\]\([^)]*\)|!\[|\[\^[^\]]+\]|^\|(?: -+:? \|)+$|\||^\*(?!\*)/g) ?? [];
    return [marker ?? 'text', ...marks].join(' ');
  });
}

const scientificName = /\*(?:[A-Z][a-z]+(?: [a-z]+)?|[a-z]+)\*/g;

/** What a text must not hold: in Amharic English phrases, in Afaan Oromo English words or another sign as hudhaa. */
const foreign = { am: /[A-Za-z]+(?:[\s-]+[A-Za-z]+){2,}/, om: /['‘`]|\b(?:the|and|with|from|are|which)\b/i };
const ethiopic = /[\u1200-\u137F]/;

function expectWrittenIn(language: 'am' | 'om', texts: (string | null)[]): void {
  const written = texts
    .map((text) => (text ?? '').replaceAll(/\]\([^)]*\)/g, ']').replaceAll(scientificName, ''))
    .filter((text) => /\p{L}/u.test(text));
  expect(written.filter((text) => foreign[language].test(text))).toEqual([]);
  expect(written.filter((text) => ethiopic.test(text) !== (language === 'am'))).toEqual([]);
}

function expectWithin(limit: number, texts: string[]): void {
  expect(texts.filter((text) => text.trim() === '' || text.length > limit)).toEqual([]);
}

describe.each([
  { language: 'am' as const, words: demoWordsAm },
  { language: 'om' as const, words: demoWordsOm },
])('demo content in $language', ({ language, words }) => {
  it('has words for all records and for no others', () => {
    expect(Object.keys(words.projects).sort()).toEqual(demoProjects.map(({ slug }) => slug).sort());
    expect(Object.keys(words.articles).sort()).toEqual(demoArticles.map(({ slug }) => slug).sort());
    expect(Object.keys(words.services).sort()).toEqual(demoServices.map(({ title }) => title).sort());
    expect(Object.keys(words.team)).toEqual(demoTeam.map(({ name }) => name));
    expect(Object.keys(words.testimonials)).toEqual(demoTestimonials.map(({ name }) => name));
  });

  it.each(demoProjects)('says of the project $slug what the English says', (project) => {
    const translated = words.projects[project.slug]!;
    const { title, description, longDescription, location, metadata, pictures } = translated;
    expect(pictures).toHaveLength(project.pictures.length);
    expect(longDescription.split('\n\n')).toHaveLength(project.longDescription.split('\n\n').length);
    expect(metadata === null).toBe(project.metadata === null);

    expect(figures(description)).toEqual(figures(project.description));
    expect(figures(longDescription)).toEqual(figures(project.longDescription));
    expect(figures(metadata ?? '')).toEqual(figures(project.metadata ?? ''));
    expect(pictures.map(figures)).toEqual(project.pictures.map(({ alt }) => figures(alt)));

    expectWrittenIn(language, [title, description, longDescription, location, metadata, ...pictures]);
    expectWithin(textLimits.title, [title, location]);
    expectWithin(textLimits.short, [description, ...pictures, metadata ?? '-']);
    expectWithin(textLimits.message, [longDescription]);
  });

  it.each(demoArticles)('says in the article $slug what the English says', (article) => {
    const { title, excerpt, content, authorName, tags, image } = words.articles[article.slug]!;
    expect(skeleton(content)).toEqual(skeleton(article.content));
    expect(tags).toHaveLength(article.tags.length);

    expect(figures(title)).toEqual(figures(article.title));
    expect(figures(excerpt)).toEqual(figures(article.excerpt));
    expect(figures(content)).toEqual(figures(article.content));

    expectWrittenIn(language, [title, excerpt, authorName, image, ...content.split('\n\n'), ...tags]);
    expectWithin(textLimits.title, [title]);
    expectWithin(textLimits.short, [excerpt]);
    expectWithin(textLimits.name, [authorName, ...tags]);
    expectWithin(textLimits.markdown, [content]);
  });

  it('gives projects and authors the same names in all articles', () => {
    for (const article of demoArticles) {
      const { content, authorName } = words.articles[article.slug]!;
      const named = demoProjects.filter(({ title }) => article.content.includes(title));
      // Amharic puts a preposition in the place of the genitive prefix.
      const names = named.map(({ slug }) => words.projects[slug]!.title.replace(/^የ/, ''));
      expect(names.filter((name) => !content.includes(name))).toEqual([]);
      const sameAuthor = demoArticles.filter(({ author }) => author === article.author);
      expect(new Set(sameAuthor.map(({ slug }) => words.articles[slug]!.authorName))).toEqual(
        new Set([authorName]),
      );
    }
  });

  it('says of people, and what clients say, what the English says', () => {
    const people = [...Object.values(words.team), ...Object.values(words.testimonials)];
    expectWrittenIn(
      language,
      people.flatMap((person) => Object.values(person) as string[]),
    );
    expectWithin(
      textLimits.name,
      people.map(({ name }) => name),
    );
    expectWithin(
      textLimits.short,
      Object.values(words.team).map(({ bio }) => bio),
    );
  });

  it.each(demoServices)('says of the service $title what the English says', (service) => {
    const translated = words.services[service.title]!;
    const { title, description, longDescription, duration, image } = translated;
    const lists = ['features', 'process', 'benefits'] as const;
    const items = lists.flatMap((list) => translated[list]);
    expect(lists.map((list) => translated[list].length)).toEqual(lists.map((list) => service[list].length));
    expect(longDescription.split('\n\n')).toHaveLength(service.longDescription.split('\n\n').length);
    expect(figures(duration)).toEqual(figures(service.duration));

    expectWrittenIn(language, [title, description, longDescription, duration, image, ...items]);
    expectWithin(textLimits.title, [title]);
    expectWithin(textLimits.name, [duration]);
    expectWithin(textLimits.short, [description, image, ...items]);
    expectWithin(textLimits.message, [longDescription]);
  });
});

it('writes titles and headings in Afaan Oromo in title case', () => {
  const { projects, articles, services } = demoWordsOm;
  const headings = [
    ...[...Object.values(projects), ...Object.values(services)].map(({ title }) => title),
    ...Object.values(articles).flatMap(({ title, content }) => [
      title,
      ...[...content.matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? ''),
    ]),
  ];
  expect(headings.filter((heading) => / (?!fi )\p{Ll}/u.test(` ${heading}`))).toEqual([]);
});
