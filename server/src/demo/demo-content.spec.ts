import { countWords } from '@consultancy/shared/article/reading-time';
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { textLimits } from '../common/text-limits.js';
import { runImageTask } from '../integrations/images/image-tasks.js';
import { readPaymentReference } from '../modules/orders/payment-reference.js';

const folder = join(import.meta.dirname, '../../demo');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const read = <Content>(file: string) => JSON.parse(textOf(file)) as Content;

/** What is said of the record in a language. */
type Words<Field extends string, List extends string = never> = Record<Field, string> &
  Record<List, string[]>;
interface Ago {
  daysAgo: number;
}
type ProjectWords = Words<'title' | 'description' | 'longDescription' | 'location'> & { metadata?: string };
type Project = ProjectWords &
  Record<'slug' | 'type' | 'status' | 'year' | 'mainImage', string> &
  Record<'builtArea' | 'plotSize' | 'floors', number> & {
    gallery: string[];
    isForSale?: boolean;
    isPublic?: boolean;
    price?: number;
  };
type ArticleWords = Words<'title' | 'excerpt' | 'authorName', 'tags'> & { content: { file: string } };
type ServiceWords = Words<
  'title' | 'description' | 'longDescription' | 'duration',
  'features' | 'process' | 'benefits'
>;
interface Order extends Record<'email' | 'phone' | 'project' | 'status', string> {
  price?: number;
  changesAmount?: number;
  paymentReference?: string;
  licensedAt?: Ago;
  createdAt: Ago;
}
interface Consultation extends Record<'clientEmail' | 'status' | 'preferredTime', string> {
  clientPhone?: string;
  preferredDate: { workingDay: number };
  duration: number;
  createdAt: Ago;
}

const projects = read<Project[]>('projects.json');
const articles = read<(ArticleWords & Record<'slug' | 'featuredImage', string>)[]>('blog_posts.json');
const services = read<(ServiceWords & { image: string; createdAt: Ago })[]>('services.json');
const team = read<Words<'name' | 'title' | 'bio'>[]>('team_members.json');
const testimonials = read<Words<'name' | 'position' | 'company' | 'content'>[]>('testimonials.json');
const awards = read<Words<'title' | 'organisation'>[]>('awards.json');
const described = read<{ path: string; alt: string; colour: string }[]>('pictures.json');
const pictures = new Map(described.map(({ path, alt }) => [path, alt]));
const ratings = read<{ project: string; rating: number }[]>('project_ratings.json');
const counters =
  read<{ project: string; ratingCount?: number; ratingSum?: number }[]>('project_counters.json');
const visitors = read<{ email: string }[]>('users.json');
const inquiries = read<{ email: string; phone?: string; createdAt: Ago }[]>('contact_inquiries.json');
const orders = read<Order[]>('design_orders.json');
const changes = read<{ order: string; status?: string; amount?: number }[]>('order_change_requests.json');
const consultations = read<Consultation[]>('consultations.json');

function wordsIn(language: 'am' | 'om') {
  const of = <Said>(file: string) => read<Record<string, Said>>(`${language}/${file}.json`);
  return {
    projects: of<ProjectWords>('projects'),
    articles: of<ArticleWords>('blog_posts'),
    services: of<ServiceWords>('services'),
    team: of<Words<'name' | 'title' | 'bio'>>('team_members'),
    testimonials: of<Words<'name' | 'position' | 'company' | 'content'>>('testimonials'),
    awards: of<Words<'title' | 'organisation'>>('awards'),
    pictures: of<{ alt: string }>('pictures'),
  };
}

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
    expect(new Set(projects.map((project) => project.slug)).size).toBe(15);
    expect(new Set(projects.map((project) => project.type)).size).toBe(8);
    expect(new Set(projects.map((project) => project.status)).size).toBe(3);
  });

  it.each(projects)('$slug has figures and pictures that fit together', (project) => {
    expect(project.description.length).toBeLessThanOrEqual(300);
    expect(project.year).toMatch(/^\d{4}$/);
    expect([project.mainImage, ...project.gallery]).toEqual(
      [1, 2, 3].map((number) => `/uploads/demo/${project.slug}-${number}-1600x1067.webp`),
    );
    // No floor is larger than the plot; two basements at most.
    expect(project.builtArea).toBeLessThanOrEqual(project.plotSize * (project.floors + 3));
    if (!project.isForSale) expect(project.price).toBeUndefined();
    const stars = ratings.flatMap((each) => (each.project === project.slug ? each.rating : []));
    const counted = counters.find((each) => each.project === project.slug)!;
    expect(counted.ratingCount ?? 0).toBe(stars.length);
    expect(counted.ratingSum ?? 0).toBe(stars.reduce((sum, rating) => sum + rating, 0));
  });
});

describe('demo articles', () => {
  it.each(articles)('$slug is of a readable length', (article) => {
    const content = textOf(article.content.file);
    const words = countWords(content);
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
    expect(article.excerpt.length).toBeLessThanOrEqual(300);
    expect(content).not.toMatch(/^# /m);
    expect(content).toMatch(/^## /m);
  });

  it('show only pictures of demo projects', () => {
    const known = new Set(projects.flatMap(({ mainImage, gallery }) => [mainImage, ...gallery]));
    const shown = articles.flatMap((article) =>
      [...textOf(article.content.file).matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].map((match) => match[1]),
    );
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(shown.filter((path) => !known.has(path ?? ''))).toEqual([]);
  });
});

describe('demo records', () => {
  it('name nobody real', () => {
    const mails = [
      ...visitors.map((visitor) => visitor.email),
      ...inquiries.map((inquiry) => inquiry.email),
      ...orders.map((order) => order.email),
      ...consultations.map((consultation) => consultation.clientEmail),
    ];
    const phones = [
      ...inquiries.map((inquiry) => inquiry.phone),
      ...orders.map((order) => order.phone),
      ...consultations.map((consultation) => consultation.clientPhone),
    ].filter((phone) => phone !== undefined);
    expect(mails.filter((mail) => !invented.mail.test(mail))).toEqual([]);
    expect(phones.filter((phone) => !invented.phone.test(phone))).toEqual([]);
  });

  it('order only projects that are public and for sale, at their price', () => {
    const offered = projects.filter(({ isForSale, isPublic }) => isForSale && isPublic !== false);
    const prices = new Map(offered.map(({ slug, price }) => [slug, price]));
    expect(orders.filter(({ project }) => !prices.has(project))).toEqual([]);
    expect(orders.filter(({ project, price }) => price !== prices.get(project))).toEqual([]);
  });

  it('add to an order what its accepted change costs', () => {
    const accepted = changes.filter(({ status }) => status === 'ACCEPTED');
    expect(
      orders.flatMap(({ email, changesAmount }) => (changesAmount ? [[email, changesAmount]] : [])),
    ).toEqual(accepted.map(({ order, amount }) => [order, amount]));
  });

  it('say of each transfer its own number, and that it was verified after it was ordered', () => {
    const references = orders.flatMap(({ paymentReference }) => paymentReference ?? []);
    expect(references.map((reference) => readPaymentReference(reference))).toEqual([...new Set(references)]);
    const early = orders.filter(
      ({ licensedAt, createdAt }) => licensedAt && licensedAt.daysAgo >= createdAt.daysAgo,
    );
    expect(early).toEqual([]);
    const begun = orders.filter(({ status }) => ['IN_PROGRESS', 'COMPLETED'].includes(status));
    expect(begun.filter(({ licensedAt }) => !licensedAt)).toEqual([]);
  });

  it('hold no two booked consultations that overlap, even when one moves to the next day', () => {
    const booked = consultations.filter(({ status }) => status === 'SCHEDULED' || status === 'CONFIRMED');
    const clashes = booked.flatMap((one) =>
      booked.filter(
        (other) =>
          one !== other &&
          Math.abs(one.preferredDate.workingDay - other.preferredDate.workingDay) <= 1 &&
          minutes(one.preferredTime) < minutes(other.preferredTime) + other.duration &&
          minutes(other.preferredTime) < minutes(one.preferredTime) + one.duration,
      ),
    );
    expect(clashes).toEqual([]);
    expect(booked.filter(({ preferredTime }) => minutes(preferredTime) >= 14 * 60)).toEqual([]);
  });

  it('were all made before today', () => {
    const records = [...services, ...inquiries, ...orders, ...consultations];
    expect(records.filter((record) => record.createdAt.daysAgo <= 0)).toEqual([]);
    const handled = [...orders, ...consultations].filter(
      ({ status }) => status !== 'PENDING' && status !== 'REQUESTED',
    );
    expect(handled.filter((record) => record.createdAt.daysAgo <= 1)).toEqual([]);
    expect(
      consultations.filter(({ preferredDate, createdAt }) => -preferredDate.workingDay >= createdAt.daysAgo),
    ).toEqual([]);
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

function expectWrittenIn(language: 'am' | 'om', texts: (string | string[] | undefined)[]): void {
  const written = texts
    .flat()
    .map((text) => (text ?? '').replaceAll(/\]\([^)]*\)/g, ']').replaceAll(scientificName, ''))
    .filter((text) => /\p{L}/u.test(text));
  expect(written.filter((text) => foreign[language].test(text))).toEqual([]);
  expect(written.filter((text) => ethiopic.test(text) !== (language === 'am'))).toEqual([]);
}

function expectWithin(limit: number, texts: string[]): void {
  expect(texts.filter((text) => text.trim() === '' || text.length > limit)).toEqual([]);
}

describe.each([
  { language: 'am' as const, words: wordsIn('am') },
  { language: 'om' as const, words: wordsIn('om') },
])('demo content in $language', ({ language, words }) => {
  it('has words for all records and for no others', () => {
    expect(Object.keys(words.projects).sort()).toEqual(projects.map(({ slug }) => slug).sort());
    expect(Object.keys(words.articles).sort()).toEqual(articles.map(({ slug }) => slug).sort());
    expect(Object.keys(words.services).sort()).toEqual(services.map(({ title }) => title).sort());
    expect(Object.keys(words.team)).toEqual(team.map(({ name }) => name));
    expect(Object.keys(words.testimonials)).toEqual(testimonials.map(({ name }) => name));
    expect(Object.keys(words.awards)).toEqual(awards.map(({ title }) => title));
    expect(Object.keys(words.pictures).sort()).toEqual([...pictures.keys()].sort());
  });

  it.each(projects)('says of the project $slug what the English says', (project) => {
    const translated = words.projects[project.slug]!;
    const { title, description, longDescription, location, metadata } = translated;
    expect(longDescription.split('\n\n')).toHaveLength(project.longDescription.split('\n\n').length);
    expect(metadata === undefined).toBe(project.metadata === undefined);

    expect(figures(description)).toEqual(figures(project.description));
    expect(figures(longDescription)).toEqual(figures(project.longDescription));
    expect(figures(metadata ?? '')).toEqual(figures(project.metadata ?? ''));

    expectWrittenIn(language, [title, description, longDescription, location, metadata]);
    expectWithin(textLimits.title, [title, location]);
    expectWithin(textLimits.short, [description, metadata ?? '-']);
    expectWithin(textLimits.message, [longDescription]);
  });

  it('says of each picture what the English says', () => {
    const alts = [...pictures].map(([path, english]) => ({ english, alt: words.pictures[path]!.alt }));
    expect(alts.filter(({ english, alt }) => figures(alt).join() !== figures(english).join())).toEqual([]);
    const said = alts.map(({ alt }) => alt);
    expectWrittenIn(language, said);
    expectWithin(textLimits.short, said);
  });

  it.each(articles)('says in the article $slug what the English says', (article) => {
    const { title, excerpt, authorName, tags, content: translated } = words.articles[article.slug]!;
    const [english, content] = [textOf(article.content.file), textOf(translated.file)];
    expect(skeleton(content)).toEqual(skeleton(english));
    expect(tags).toHaveLength(article.tags.length);

    expect(figures(title)).toEqual(figures(article.title));
    expect(figures(excerpt)).toEqual(figures(article.excerpt));
    expect(figures(content)).toEqual(figures(english));

    expectWrittenIn(language, [title, excerpt, authorName, ...content.split('\n\n'), ...tags]);
    expectWithin(textLimits.title, [title]);
    expectWithin(textLimits.short, [excerpt]);
    expectWithin(textLimits.name, [authorName, ...tags]);
    expectWithin(textLimits.markdown, [content]);
  });

  it('gives projects and authors the same names in all articles', () => {
    for (const article of articles) {
      const translated = words.articles[article.slug]!;
      const [english, content] = [textOf(article.content.file), textOf(translated.content.file)];
      const named = projects.filter(({ title }) => english.includes(title));
      // Amharic puts a preposition in the place of the genitive prefix.
      const names = named.map(({ slug }) => words.projects[slug]!.title.replace(/^የ/, ''));
      expect(names.filter((name) => !content.includes(name))).toEqual([]);
      const sameAuthor = articles.filter(({ authorName }) => authorName === article.authorName);
      expect(new Set(sameAuthor.map(({ slug }) => words.articles[slug]!.authorName))).toEqual(
        new Set([translated.authorName]),
      );
    }
  });

  it('says what awards are called, and who gave them', () => {
    const said = Object.values(words.awards).flatMap(({ title, organisation }) => [title, organisation]);
    expectWrittenIn(language, said);
    expectWithin(textLimits.title, said);
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

  it.each(services)('says of the service $title what the English says', (service) => {
    const translated = words.services[service.title]!;
    const { title, description, longDescription, duration } = translated;
    const lists = ['features', 'process', 'benefits'] as const;
    const items = lists.flatMap((list) => translated[list]);
    expect(lists.map((list) => translated[list].length)).toEqual(lists.map((list) => service[list].length));
    expect(longDescription.split('\n\n')).toHaveLength(service.longDescription.split('\n\n').length);
    expect(figures(duration)).toEqual(figures(service.duration));

    expectWrittenIn(language, [title, description, longDescription, duration, ...items]);
    expectWithin(textLimits.title, [title]);
    expectWithin(textLimits.name, [duration]);
    expectWithin(textLimits.short, [description, ...items]);
    expectWithin(textLimits.message, [longDescription]);
  });
});

it('names the colour of each picture', async () => {
  const bytesOf = (path: string) => readFileSync(join(folder, 'images', basename(path)));
  const colours = described.map(({ path }) => runImageTask({ do: 'colour', bytes: bytesOf(path) }));
  expect(await Promise.all(colours)).toEqual(described.map(({ colour }) => colour));
});

it('writes titles and headings in Afaan Oromo in title case', () => {
  const words = wordsIn('om');
  const headings = [
    ...[...Object.values(words.projects), ...Object.values(words.services)].map(({ title }) => title),
    ...Object.values(words.articles).flatMap(({ title, content }) => [
      title,
      ...[...textOf(content.file).matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? ''),
    ]),
  ];
  expect(headings.filter((heading) => / (?!fi )\p{Ll}/u.test(` ${heading}`))).toEqual([]);
});
