export async function signIn(origin, password) {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  });
  const { data, message } = await answer.json();
  if (!answer.ok) throw new Error(`Nobody could sign in: ${answer.status}, ${message}`);
  return data.accessToken;
}

/** A client that waits longer has gone; a server that gives up (503) is no faster. */
export const longestMs = 60_000;

/** @returns how long the whole answer took, in milliseconds, and how many rows it held */
export async function ask(one, path) {
  const startedAt = performance.now();
  try {
    const { rows, body } = await read(one, path);
    return { milliseconds: performance.now() - startedAt, rows, body };
  } catch (error) {
    if (error.name !== 'TimeoutError') throw error;
    return { milliseconds: longestMs, rows: 0 };
  }
}

async function read({ server, token }, path) {
  const headers = path.startsWith('/api/') ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(server.origin + path, { headers, signal: AbortSignal.timeout(longestMs) });
  if (answer.status === 503) throw new DOMException(`${path} answered 503`, 'TimeoutError');
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const type = answer.headers.get('content-type');
  if (!type.includes('json'))
    return { rows: await countRows(answer, type.includes('csv') ? '\r\n' : '<loc>') };
  const body = await answer.json();
  return { rows: rowsOf(body.data), body };
}

/** The address with the number of its list's last page. */
export async function resolveLastPage(one, path) {
  const { body } = await ask(one, path.replace('page=last', 'page=1'));
  return path.replace('last', String(body.data.pagination.totalPages));
}

/** Of a file, without keeping it. */
async function countRows(answer, mark) {
  let rows = 0;
  let end = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const text = end + chunk;
    rows += text.split(mark).length - 1;
    end = text.endsWith(mark) ? '' : text.slice(1 - mark.length);
  }
  return rows;
}

function rowsOf(data) {
  if (Array.isArray(data)) return data.length;
  return Array.isArray(data?.data) ? data.data.length : 1;
}
