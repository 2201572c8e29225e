// What is measured: the rows of the table, each with its request and the aim that its CPU time is held against.
import { randomUUID } from 'node:crypto';
import { word, wordCount } from '../support/texts.mjs';

export const rows = { projects: 200, blog_posts: 200, services: 12 };

const api = { 'Accept-Encoding': 'br', Accept: 'application/json' };
const page = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-US,en;q=0.9',
};

let count = 0;

function visitor() {
  count += 1;
  return {
    name: `Visitor ${word(count % wordCount)}`,
    email: `visitor-${process.pid}-${count}@mail.example`,
    phone: '+251911000000',
  };
}

function inquiry() {
  return {
    ...visitor(),
    subject: 'A house for five in Bole',
    message:
      'Our plot is 400 m² in Bole and falls to the south. We wish to build in spring, with three bedrooms and a court. ' +
      'What would the design cost, and when could we talk?',
    projectType: 'RESIDENCE',
  };
}

function consultation() {
  const { name: clientName, email: clientEmail, phone: clientPhone } = visitor();
  return {
    ...{ clientName, clientEmail, clientPhone, type: 'INITIAL', meetingType: 'PHONE' },
    topic: 'A house for five in Bole',
    description: 'Our plot is 400 m² in Bole and falls to the south. What would the design cost?',
  };
}

/** Every tenth project is for sale. */
function order() {
  return { ...visitor(), projectId: 10, address: 'Bole, Addis Ababa' };
}

/**
 * One request each, or what makes the next one. `aim` is how many times the CPU time of a bare `node:http` it may
 * take; `bySql` says whether the bare server on the database can answer it.
 */
export const works = [
  {
    name: 'list of 50 projects',
    aim: 1.8,
    bySql: true,
    request: () => get('/api/v1/projects?limit=50'),
  },
  { name: 'list of 6', aim: 1.8, bySql: true, request: () => get('/api/v1/projects?limit=6') },
  { name: 'article', aim: 1.8, bySql: true, request: () => get('/api/v1/blog/public/article-7') },
  {
    name: 'search, the same word',
    aim: 1.8,
    bySql: true,
    request: () => get(`/api/v1/blog/public?search=${word(7)}`),
  },
  {
    name: 'search, another word',
    aim: 12,
    bySql: true,
    request: () => get(`/api/v1/blog/public?search=${word((count += 1))}`),
  },
  { name: 'create an inquiry', aim: 40, bySql: true, request: () => post('/contact-inquiries', inquiry()) },
  {
    name: 'create a consultation',
    aim: 40,
    bySql: false,
    request: () => post('/consultations', consultation()),
  },
  { name: 'create an order', aim: 40, bySql: false, request: () => post('/design-orders', order()) },
  { name: 'rendered home page', aim: 1.8, bySql: false, request: () => get('/', page) },
];

function get(path, headers = api) {
  return { method: 'GET', path, headers };
}

/** A retry would bring the same key: the site sends one with every submission. */
function post(path, body) {
  const headers = { ...api, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  return { method: 'POST', path: `/api/v1${path}`, headers, body: JSON.stringify(body) };
}

/** Requests that only differ in the word looked for have the same answer in the bare server. */
export function answerKey(method, path) {
  const search = path.indexOf('search=');
  return method + (search < 0 ? path : path.slice(0, search));
}
