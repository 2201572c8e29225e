// Lists of 50 out of 100,000 rows against the same lists out of 1,000: prints the ratio of the medians, for each
// list and sort. Uses the built server's own code on the database that DATABASE_URL names (emptied!), or on an
// embedded one in a temporary folder.
//   npm run build && node_modules/node/bin/node scripts/bench/lists.mjs
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configureApp, createApp } from '../../server/dist/app.setup.js';
import { readConfig } from '../../server/dist/config/config.js';
import { createDataSource, openDatabase } from '../../server/dist/database/database.js';
import { migrate } from '../../server/dist/database/migrate.js';
import { entities } from '../../server/dist/entities.js';
import { hashPassword } from '../../server/dist/modules/users/users.module.js';

const sizes = [1_000, 100_000];
const rounds = 15;
const password = 'Correct1';

/** How each table is filled with `n` rows; `g` counts from 1. */
const fill = {
  users: `INSERT INTO users (name, email, password_hash, created_at)
    SELECT 'Person ' || md5(g::text), 'p' || g || '@mail.example', 'x', now() - g * interval '7 minutes'`,
  projects: `INSERT INTO projects (title, slug, description, location, type, status, featured, is_public, is_for_sale, view_count, year, created_at, updated_at)
    SELECT 'House ' || md5(g::text), 'house-' || g, 'A house of stone.', 'Addis Ababa',
      (ARRAY['RESIDENCE','COMMERCIAL','OFFICE','HOTEL','HOSPITAL','SCHOOL','MIXED_USE','INDUSTRIAL'])[1 + g % 8],
      (ARRAY['IN_DESIGN','UNDER_CONSTRUCTION','COMPLETED'])[1 + g % 3],
      g % 50 = 0, g % 20 <> 0, g % 10 = 0, g * 7919 % 10000, (2000 + g % 26)::text, now() - g * interval '7 minutes', now() - g * interval '5 minutes'`,
  blog_posts: `INSERT INTO blog_posts (title, slug, excerpt, content, category, status, published_at, created_at)
    SELECT 'Article ' || md5(g::text), 'article-' || g, 'About building.', repeat('Stone walls keep the warmth. ', 40),
      (ARRAY['Design','Housing','Engineering','Landscape'])[1 + g % 4], CASE WHEN g % 10 = 0 THEN 'DRAFT' ELSE 'PUBLISHED' END,
      now() - g * interval '7 minutes', now() - g * interval '7 minutes'`,
  services: `INSERT INTO services (title, description, long_description, duration, is_active, created_at)
    SELECT 'Service ' || md5(g::text), 'Help.', 'Much help.', '2 weeks', g % 10 <> 0, now() - g * interval '7 minutes'`,
  design_orders: `INSERT INTO design_orders (name, email, phone, project_id, tracking_code, status, created_at, updated_at)
    SELECT 'Client ' || md5(g::text), 'c' || g || '@mail.example', '+251911000000', g, 'T' || g,
      (ARRAY['PENDING','CONFIRMED','IN_PROGRESS','COMPLETED','CANCELLED'])[1 + g % 5],
      now() - g * interval '7 minutes', now() - g * interval '5 minutes'`,
  contact_inquiries: `INSERT INTO contact_inquiries (full_name, email, subject, message, project_type, status, created_at)
    SELECT 'Visitor ' || md5(g::text), 'v' || g || '@mail.example', 'About house ' || md5(g::text), repeat('We wish to build. ', 20),
      (ARRAY['RESIDENCE','COMMERCIAL','OFFICE','HOTEL','HOSPITAL','SCHOOL','MIXED_USE','INDUSTRIAL'])[1 + g % 8],
      (ARRAY['NEW','CONTACTED','IN_PROGRESS','CONVERTED','CLOSED'])[1 + g % 5], now() - g * interval '7 minutes'`,
  consultations: `INSERT INTO consultations (client_name, client_email, type, topic, preferred_date, scheduled_at, ends_at, meeting_type, status, created_at)
    SELECT 'Client ' || md5(g::text), 'c' || g || '@mail.example',
      (ARRAY['INITIAL','DESIGN_REVIEW','TECHNICAL','PLANNING'])[1 + g % 4], 'A house', CASE WHEN g % 3 = 0 THEN NULL ELSE current_date + g % 700 END,
      CASE WHEN g % 5 = 0 THEN NULL ELSE now() - g * interval '2 hours' END, CASE WHEN g % 5 = 0 THEN NULL ELSE now() - g * interval '2 hours' + interval '1 hour' END,
      'PHONE', (ARRAY['REQUESTED','SCHEDULED','CONFIRMED','COMPLETED','CANCELLED'])[1 + g % 5], now() - g * interval '7 minutes'`,
};

const lists = [
  '/projects?',
  '/projects?sortBy=viewCount&',
  '/projects?sortBy=title&sortOrder=asc&',
  '/projects?type=HOTEL&',
  '/projects?status=COMPLETED&',
  '/projects?featured=true&',
  '/projects?isForSale=true&',
  '/projects?sortBy=year&',
  '/projects?search=house&',
  '/blog?',
  '/blog?status=DRAFT&',
  '/blog?sortBy=publishedAt&',
  '/blog/public?sortBy=publishedAt&',
  '/blog/public?category=Housing&sortBy=publishedAt&',
  '/services?',
  '/services?isActive=true&',
  '/users?',
  '/users?sortBy=name&sortOrder=asc&',
  '/users?search=person&',
  '/users?search=p777@&',
  '/design-orders?',
  '/design-orders?status=COMPLETED&',
  '/design-orders?search=client&',
  '/design-orders?sortBy=name&sortOrder=asc&',
  '/contact-inquiries?',
  '/contact-inquiries?status=NEW&',
  '/contact-inquiries?projectType=HOTEL&',
  '/contact-inquiries?search=house&',
  '/contact-inquiries?search=v777@&',
  '/contact-inquiries?sortBy=fullName&sortOrder=asc&',
  '/consultations?',
  '/consultations?status=REQUESTED&',
  '/consultations?type=INITIAL&',
  '/consultations?search=client&',
  '/consultations?sortBy=clientName&sortOrder=asc&',
  '/consultations?sortBy=scheduledAt&',
  '/consultations?sortBy=scheduledAt&sortOrder=asc&',
  '/consultations?sortBy=preferredDate&',
  '/consultations?sortBy=preferredDate&sortOrder=asc&',
];

const medians = [];
for (const size of sizes) medians.push(await measure(size));
console.log(
  `\nMedian of ${rounds}, 50 rows a page; milliseconds out of ${sizes.join(' and ')} rows, and their ratio\n`,
);
for (const [index, list] of lists.entries()) {
  const [few, many] = medians.map((values) => values[index]);
  console.log(
    `${list.padEnd(52)} ${few.toFixed(1).padStart(7)} ${many.toFixed(1).padStart(7)}  ×${(many / few).toFixed(2)}`,
  );
}

async function measure(size) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const config = { ...readConfig({ ...process.env, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }), dataDir };
  const database = await openDatabase(config);
  const dataSource = createDataSource(database, entities);
  await dataSource.initialize();
  await migrate(dataSource);
  const app = await createApp(config, dataSource);
  await configureApp(app, config);
  await app.listen(0, '127.0.0.1');
  const token = await prepare(dataSource, await app.getUrl(), size);
  const results = [];
  for (const list of lists) results.push(await median(`${await app.getUrl()}/api/v1${list}limit=50`, token));
  await app.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return results;
}

async function prepare(dataSource, origin, size) {
  await dataSource.query(`TRUNCATE ${Object.keys(fill).join(', ')} RESTART IDENTITY CASCADE`);
  for (const [table, insert] of Object.entries(fill)) {
    console.log(`  ${size} rows in ${table}`);
    await dataSource.query(`${insert} FROM generate_series(1, ${size}) g`);
  }
  await dataSource.query(
    `INSERT INTO users (name, email, password_hash, role, source) VALUES ('Bench', 'bench@mail.example', $1, 'ADMIN', 'ADMIN')`,
    [await hashPassword(password)],
  );
  await dataSource.query('ANALYZE');
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'bench@mail.example', password }),
  });
  return (await answer.json()).data.accessToken;
}

async function median(url, token) {
  const times = [];
  for (let round = -2; round < rounds; round += 1) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
