// Our own answers, as they stand on the wire: what the bare `node:http` sends, and what the bare server on the
// database is held against.
import { request as ask } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { answerKey } from './works.mjs';

/** What Node adds to every answer by itself, and how the body is cut. */
const added = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];

/** @returns what `bare-http.mjs` reads */
export async function takeAnswers(server, works) {
  const answers = [];
  for (const { request } of works) {
    const { method, path, headers, body } = request();
    const answer = await fetchRaw(server.origin, { method, path, headers, body });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`);
    const sent = Object.entries(answer.headers).filter(([name]) => !added.includes(name));
    answers.push({
      key: answerKey(method, path),
      status: answer.status,
      headers: { ...Object.fromEntries(sent), 'content-length': answer.body.length },
      body: answer.body.toString('base64'),
    });
  }
  return answers;
}

/** @returns names of the fields in which the data of two servers differ, but for ids and times of new records */
export async function differences(ours, theirs, { request }) {
  const requested = request();
  const [one, other] = await Promise.all([ours, theirs].map((server) => readData(server.origin, requested)));
  const isNew = requested.method === 'POST';
  return [...differingFields(one, other)].filter((name) => !(isNew && ['id', 'createdAt'].includes(name)));
}

async function readData(origin, requested) {
  const { headers, body } = await fetchRaw(origin, requested);
  const isBrotli = headers['content-encoding'] === 'br';
  return JSON.parse(isBrotli ? brotliDecompressSync(body) : body).data;
}

function differingFields(one, other, name = 'data', found = new Set()) {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    if (one !== other) found.add(name);
    return found;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    differingFields(one[key], other[key], Array.isArray(one) ? name : key, found);
  }
  return found;
}

/** As `fetch`, but for the encoding, which stays as it was sent. */
function fetchRaw(origin, { method, path, headers, body }) {
  return new Promise((done, fail) => {
    const sent = ask(origin + path, { method, headers }, async (response) => {
      const chunks = [];
      for await (const chunk of response) chunks.push(chunk);
      done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.once('error', fail).end(body);
  });
}
