// What the benchmarks fill tables with, by name of the column; `g` counts from 1.
import { textFunctions } from './texts.mjs';

/** Words that stand in every row, in one of a hundred, in one row, and in none; one is too short for the index. */
export const words = {
  common: 'build',
  'not so common': 'garden',
  rare: 'bamboo',
  'rare, in Ethiopic': 'ቀርከሃ',
  missing: 'bambus',
  'common and rare': 'build bamboo',
};
export const shortWord = 'ቤት';
const said = `'We wish to build. ' || CASE WHEN g % 100 = 0 THEN 'Garden ' ELSE '' END || CASE g WHEN 777 THEN 'Bamboo ቀርከሃ' ELSE '' END`;

const oneOf = (...values) => `(ARRAY['${values.join("','")}'])[1 + g % ${values.length}]`;
const types = oneOf(
  'RESIDENCE',
  'COMMERCIAL',
  'OFFICE',
  'HOTEL',
  'HOSPITAL',
  'SCHOOL',
  'MIXED_USE',
  'INDUSTRIAL',
);

/** However many there are, they came within so many days: cleanup takes nothing of it away. */
const within = (days, size) => `now() - (g - 0.5) * interval '${days} days' / ${size}`;
const times = (size) => ({ created_at: within(365, size), updated_at: within(300, size) });

/** @type {Record<string, (size: number) => Record<string, string>>} */
const tables = {
  users: (size) => ({
    search_text: `''`,
    name: `'Person ' || pg_temp.words(g, 2) || ' ' || ${said}`,
    email: `'p' || g || '@mail.example'`,
    password_hash: `'x'`,
    is_active: 'g % 10 <> 0',
    ...times(size),
  }),
  projects: (size) => ({
    search_text: `''`,
    title: `'House ' || initcap(pg_temp.words(g, 2))`,
    slug: `'house-' || g`,
    description: `'A house of stone for a family of five. ' || pg_temp.words(2 * g, 18) || '. ' || ${said}`,
    long_description: `'The plot falls to the south. ' || pg_temp.words(3 * g, 50) || '.'`,
    main_image: `'/uploads/house-' || g || '-1600x1067.webp'`,
    gallery: `jsonb_build_array('/uploads/hall-' || g || '-1600x1067.webp', '/uploads/court-' || g || '-1600x1067.webp')`,
    location: oneOf('Bole, Addis Ababa', 'Lake shore, Hawassa', 'Piassa, Gondar', 'Market, Jimma'),
    materials: `jsonb_build_array(${oneOf('Basalt', 'Brick', 'Timber', 'Concrete')})`,
    public_facts: `'["MATERIALS"]'`,
    type: types,
    status: oneOf('IN_DESIGN', 'UNDER_CONSTRUCTION', 'COMPLETED'),
    style: oneOf('MODERN', 'CONTEMPORARY', 'TRADITIONAL', 'CLASSICAL', 'SUSTAINABLE'),
    metadata: `'G+2, ' || 200 + g % 300 || ' m²'`,
    plot_size: '300 + g % 900',
    built_area: '120 + g % 600',
    floors: 'g % 5',
    featured: 'g % 30 = 0',
    is_for_sale: 'g % 10 = 0',
    price: 'CASE WHEN g % 10 = 0 THEN 90000 + g % 50000 END',
    year: `(2000 + g % 26)::text`,
    ...times(size),
  }),
  blog_posts: (size) => ({
    search_text: `''`,
    title: `'Article ' || initcap(pg_temp.words(5 * g, 4))`,
    slug: `'article-' || g`,
    excerpt: `'What we learned on a site. ' || pg_temp.words(7 * g, 20) || '.'`,
    content:
      size > 1000
        ? `pg_temp.words(g, 40) || repeat(E'\\n\\nStone walls keep the warmth.', 20) || ${said}`
        : `pg_temp.article(g, 15) || ${said}`,
    featured_image: `'/uploads/article-' || g || '-1600x1067.webp'`,
    category: oneOf('Design', 'Housing', 'Engineering', 'Landscape'),
    author_name: `'Hanna Tadesse'`,
    status: `'PUBLISHED'`,
    featured: 'g % 30 = 0',
    tags: `jsonb_build_array('stone', 'climate', ${oneOf('home', 'office')})`,
    read_time: '1 + g % 20',
    published_at: within(365, size),
    ...times(size),
  }),
  services: (size) => ({
    search_text: `''`,
    title: `'Service ' || initcap(pg_temp.words(11 * g, 2))`,
    description: `'From the first sketch on. ' || pg_temp.words(13 * g, 15) || ${said}`,
    long_description: `pg_temp.words(17 * g, 80)`,
    duration: `'2 weeks'`,
    features: `'["Drawings", "Model", "Cost estimate"]'`,
    process: `'["Talk", "Sketch", "Draw"]'`,
    benefits: `'["One partner from the plot to the key"]'`,
    ...times(size),
  }),
  design_orders: (size) => ({
    search_text: `''`,
    name: `'Client ' || pg_temp.words(19 * g, 2) || ' ' || ${said}`,
    email: `'c' || g || '@mail.example'`,
    phone: `'+251911000000'`,
    project_id: 'g',
    tracking_code: `'T' || g`,
    status: oneOf('PENDING', 'CONFIRMED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'),
    ...times(size),
  }),
  contact_inquiries: (size) => ({
    search_text: `''`,
    full_name: `'Visitor ' || pg_temp.words(23 * g, 2)`,
    email: `'v' || g || '@mail.example'`,
    subject: `'About house ' || g`,
    message: `'Our plot is in Bole. ' || pg_temp.words(29 * g, 40) || ' ' || ${said}`,
    project_type: types,
    status: oneOf('NEW', 'CONTACTED', 'IN_PROGRESS', 'CONVERTED', 'CLOSED'),
    ...times(size),
  }),
  consultants: () => ({ name: `'Consultant ' || g` }),
  consultations: (size) => ({
    search_text: `''`,
    client_name: `'Client ' || pg_temp.words(31 * g, 2)`,
    client_email: `'c' || g || '@mail.example'`,
    type: oneOf('INITIAL', 'DESIGN_REVIEW', 'TECHNICAL', 'PLANNING'),
    topic: said,
    preferred_date: `CASE WHEN g % 3 = 0 THEN NULL ELSE current_date + g % 700 END`,
    scheduled_at: `CASE WHEN g % 5 = 0 THEN NULL ELSE now() + (200 - g) * interval '2 hours' END`,
    ends_at: `CASE WHEN g % 5 = 0 THEN NULL ELSE now() + (200 - g) * interval '2 hours' + interval '1 hour' END`,
    meeting_type: `'PHONE'`,
    consultant_id: '1 + g % 10',
    status: oneOf('REQUESTED', 'SCHEDULED', 'CONFIRMED', 'COMPLETED', 'CANCELLED'),
    ...times(size),
  }),
  pictures: (size) => ({
    search_text: `''`,
    path: `'/uploads/library/picture-' || g || '-1600x1067.webp'`,
    file_name: `'site-' || g || '.jpg'`,
    alt: `'A house among trees. ' || pg_temp.words(37 * g, 4) || ' ' || ${said}`,
    kind: oneOf('PHOTO', 'DRAWING', 'PLAN'),
    ...{ width: '1600', height: '1067', bytes: '90000 + g % 90000', in_library: 'true' },
    ...times(size),
  }),
  translations: (size) => ({
    ...{ kind: `'project'`, record_id: 'g', language: oneOf('am', 'om'), published: 'g % 2 = 0' },
    texts: `jsonb_build_object('title', 'Mana ' || g)`,
    sources: `jsonb_build_object('title', 'House ' || g)`,
    ...times(size),
  }),
  tender_packs: (size) => ({
    title: `'Tender ' || g`,
    languages: `'["en"]'`,
    project_ids: 'jsonb_build_array(g)',
    ...times(size),
  }),
  trash_entries: (size) => ({
    entity: oneOf('project', 'service', 'post', 'inquiry', 'order', 'consultation'),
    record_id: '1000000 + g',
    title: `'House ' || g`,
    subtitle: `'Addis Ababa'`,
    deleted_by_id: '1 + g % 10',
    deleted_at: within(29, size),
  }),
  activities: (size) => ({
    subject: oneOf('project', 'service', 'post', 'inquiry', 'order', 'consultation', 'user', 'settings'),
    verb: oneOf('created', 'updated', 'deleted'),
    subject_id: 'g',
    subject_title: `'House ' || g`,
    actor_id: '1 + g % 10',
    created_at: within(365, size),
  }),
  notifications: (size) => ({
    title: `'New contact inquiry'`,
    message: `'Visitor ' || g || ': About a house'`,
    subject: oneOf('inquiry', 'consultation', 'order', 'user'),
    subject_id: 'g',
    action_url: `'/admin/contacts?view=' || g`,
    created_at: within(89, size),
  }),
  unread_notifications: () => ({ user_id: '1', notification_id: 'g' }),
  visitors: (size) => ({
    session_id: `'session-' || g`,
    page_url: `'/projects/house-' || g % 1000`,
    user_agent: `'Mozilla/5.0'`,
    created_at: within(365, size),
    last_seen_at: within(365, size),
  }),
  project_views: () => ({
    project_id: '1 + g % 1000',
    session_id: `'session-' || g`,
    day: 'current_date - g % 2',
  }),
};

/**
 * Fills tables, in their order here.
 * @param query runs a statement on one connection
 * @param fillSearchColumns makes the search columns, before they are indexed
 * @param {Record<string, number>} sizes rows by table
 */
export async function fillTables(query, sizes, fillSearchColumns) {
  await query(textFunctions);
  // An index of trigrams is made much faster at once than row by row.
  const indexes = await query(
    `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE '% USING gin %'`,
  );
  for (const { indexname } of indexes) await query(`DROP INDEX ${indexname}`);
  for (const [table, columnsOf] of Object.entries(tables)) {
    if (!sizes[table]) continue;
    const columns = columnsOf(sizes[table]);
    await query(
      `INSERT INTO ${table} (${Object.keys(columns).join(', ')})
       SELECT ${Object.values(columns).join(', ')} FROM generate_series(1, ${sizes[table]}) g`,
    );
  }
  await query(`
    INSERT INTO project_counters (project_id, view_count, rating_count, rating_sum)
    SELECT id, id::bigint * 7919 % 10000, id % 9, id % 9 * 4 + id % 9 / 2 FROM projects`);
  await fillSearchColumns();
  for (const { indexdef } of indexes) await query(indexdef);
}
