// What the benchmarks fill tables with, by name of the column; `g` counts from 1.
import { textFunctions } from './texts.mjs';

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
const age = `now() - g * interval '7 minutes'`;
const times = { created_at: age, updated_at: `now() - g * interval '5 minutes'` };

const columns = {
  projects: {
    title: `'House ' || initcap(pg_temp.words(g, 2))`,
    slug: `'house-' || g`,
    description: `'A house of stone for a family of five. ' || pg_temp.words(2 * g, 18) || '.'`,
    long_description: `'The plot falls to the south. ' || pg_temp.words(3 * g, 90) || '.'`,
    main_image: `'/uploads/house-' || g || '-1600x1067.webp'`,
    gallery: `jsonb_build_array('/uploads/hall-' || g || '-1600x1067.webp', '/uploads/court-' || g || '-1600x1067.webp')`,
    location: `'Bole, Addis Ababa'`,
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
    ...times,
  },
  blog_posts: {
    title: `'Article ' || initcap(pg_temp.words(5 * g, 4))`,
    slug: `'article-' || g`,
    excerpt: `'What we learned on a site. ' || pg_temp.words(7 * g, 20) || '.'`,
    content: `pg_temp.article(g, 15)`,
    featured_image: `'/uploads/article-' || g || '-1600x1067.webp'`,
    category: oneOf('Design', 'Housing', 'Engineering', 'Landscape'),
    author_name: `'Hanna Tadesse'`,
    status: `'PUBLISHED'`,
    featured: 'g % 30 = 0',
    tags: `jsonb_build_array('stone', 'climate', ${oneOf('home', 'office')})`,
    read_time: '1 + g % 20',
    published_at: age,
    ...times,
  },
  services: {
    title: `'Service ' || initcap(pg_temp.words(11 * g, 2))`,
    description: `'From the first sketch on. ' || pg_temp.words(13 * g, 15)`,
    long_description: `pg_temp.words(17 * g, 80)`,
    duration: `'2 weeks'`,
    features: `'["Drawings", "Model", "Cost estimate"]'`,
    process: `'["Talk", "Sketch", "Draw"]'`,
    benefits: `'["One partner from the plot to the key"]'`,
    ...times,
  },
};

/**
 * Fills tables, in their order here.
 * @param query runs a statement on one connection
 * @param {Record<string, number>} sizes rows by table
 */
export async function fillTables(query, sizes) {
  await query(textFunctions);
  for (const [table, size] of Object.entries(sizes)) {
    await query(
      `INSERT INTO ${table} (${Object.keys(columns[table]).join(', ')})
       SELECT ${Object.values(columns[table]).join(', ')} FROM generate_series(1, ${size}) g`,
    );
  }
  if (sizes.projects) {
    // Their rows came with the projects.
    await query(`
      UPDATE project_counters SET view_count = project_id * 7919 % 10000, rating_count = project_id % 9,
        rating_sum = project_id % 9 * 4 + project_id % 9 / 2`);
  }
}
