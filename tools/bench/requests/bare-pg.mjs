// The limit that no server without a cache can pass: `node:http` and a pool of `pg`, with SQL written by hand for the
// data of the same answers, and JSON.stringify. No checks, no headers, no compression, no limits; the inquiry is one
// row and nothing else (no key of a retry, no log, no mails, no notification for staff).
//   DATABASE_URL=… PORT=… node bare-pg.mjs
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { makeSearchColumns } from '../../../server/dist/common/search/search-columns.js';

const pg = createRequire(new URL('../../../server/package.json', import.meta.url))('pg');
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const projectColumns = `
  p.id, title, slug, description, long_description AS "longDescription", main_image AS "mainImage",
  main_image AS image, gallery, location, year, type, status, style, metadata, plot_size AS "plotSize",
  built_area AS "builtArea", floors, featured, is_public AS "isPublic", is_for_sale AS "isForSale", price,
  view_count AS "viewCount", CASE WHEN rating_count > 0 THEN round(10.0 * rating_sum / rating_count)::float / 10 END
  AS "averageRating", rating_count AS "ratingCount", created_at AS "createdAt", updated_at AS "updatedAt"`;
const postColumns = `
  id, title, slug, excerpt, featured_image AS "featuredImage", published_at AS "publishedAt",
  updated_at AS "updatedAt", read_time AS "readTime", category, featured, tags,
  json_build_object('name', author_name, 'avatar', author_avatar) AS author`;
const published = `status = 'PUBLISHED' AND deleted_at IS NULL`;

const projects = `
  SELECT ${projectColumns} FROM projects p JOIN project_counters c ON c.project_id = p.id
  WHERE is_public AND deleted_at IS NULL ORDER BY created_at DESC, p.id DESC LIMIT $1`;
const projectTotal = 'SELECT count(*)::int AS total FROM projects WHERE is_public AND deleted_at IS NULL';
const article = `SELECT ${postColumns}, content FROM blog_posts WHERE slug = $1 AND ${published}`;
const search = `
  SELECT ${postColumns}, count(*) OVER ()::int AS total FROM blog_posts
  WHERE ${published} AND search_text LIKE $1 ORDER BY created_at DESC, id DESC LIMIT 10`;
const inquiry = `
  INSERT INTO contact_inquiries (full_name, email, phone, subject, message, project_type, search_text, search_title,
    search_keys)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  RETURNING id, full_name AS "fullName", email, phone, subject, message, project_type AS "projectType", status,
    created_at AS "createdAt"`;

createServer((request, response) => {
  answer(request).then(
    ({ status = 200, ...body }) => {
      const text = JSON.stringify({ success: true, message: 'OK', ...body });
      response.writeHead(status, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error) => {
      response.writeHead(500).end(String(error));
    },
  );
}).listen(Number(process.env.PORT), process.env.HOST);

async function answer(request) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (request.method === 'POST') return createInquiry(request);
  if (pathname === '/ready') return {};
  if (pathname === '/api/v1/projects') return listProjects(Number(searchParams.get('limit')));
  if (searchParams.has('search')) return searchPosts(searchParams.get('search'));
  const { rows } = await query('article', article, [pathname.slice(pathname.lastIndexOf('/') + 1)]);
  return { data: rows[0] };
}

async function listProjects(limit) {
  const [{ rows }, total] = await Promise.all([
    query('projects', projects, [limit]),
    query('total', projectTotal, []),
  ]);
  return { data: { data: rows, pagination: pagination(limit, total.rows[0].total) } };
}

async function searchPosts(text) {
  const { rows } = await query('search', search, [`%${text.toLowerCase()}%`]);
  const total = rows[0]?.total ?? 0;
  for (const row of rows) delete row.total;
  return { data: { data: rows, pagination: pagination(10, total) } };
}

async function createInquiry(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { name, email, phone, subject, message, projectType } = JSON.parse(Buffer.concat(chunks));
  const { searchText, searchTitle, searchKeys } = makeSearchColumns(
    [name, email, phone, subject, message],
    [name],
  );
  const { rows } = await query('inquiry', inquiry, [
    ...[name, email, phone, subject, message, projectType],
    ...[searchText, searchTitle, searchKeys],
  ]);
  return { status: 201, message: 'Inquiry submitted', data: rows[0] };
}

/** By its name the database prepares a statement once. */
function query(name, text, values) {
  return pool.query({ name, text, values });
}

function pagination(pageSize, totalItems) {
  const totalPages = Math.max(1, Math.ceil(totalItems / pageSize));
  return { currentPage: 1, pageSize, totalPages, totalItems, hasNext: totalPages > 1, hasPrevious: false };
}
