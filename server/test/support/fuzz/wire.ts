import { request as open } from 'node:http';
import { encodeForm, type Part } from './form-parts.js';

/** A request as plain data, so that a failure can show it. */
export interface FuzzRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  /** JSON as it is written, the parts of a form, or the whole of something else. */
  body?: { json: string } | { form: Part[]; cutAt?: number } | { type: string; text: string };
}

export interface FuzzAnswer {
  status: number;
  headers: Headers;
  text: string;
}

const longestWaitMs = 60_000;

/**
 * Sends what no client that mends addresses would send. Of a stream only the beginning is read.
 * @throws Error where no answer comes
 */
export async function exchange(
  origin: string,
  { method, path, headers, body }: FuzzRequest,
): Promise<FuzzAnswer> {
  const { type, bytes } = await encode(body, path);
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const sent = open(new URL(origin), {
      method,
      path,
      agent: false,
      headers: { ...headers, ...(bytes && { 'Content-Type': type, 'Content-Length': bytes.length }) },
      signal: AbortSignal.timeout(longestWaitMs),
    });
    // What was answered early may not have been read to its end.
    sent.once('error', (error) => isAnswered || reject(new Error(`No answer: ${error.message}`)));
    sent.once('response', (response) => {
      isAnswered = true;
      const chunks: Buffer[] = [];
      const finish = () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode!, headers: headersOf(response.rawHeaders), text });
        sent.destroy();
      };
      response.on('error', (error) => reject(new Error(`The answer was cut off: ${error.message}`)));
      if (response.headers['content-type']?.startsWith('text/event-stream')) return finish();
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', finish);
    });
    sent.end(bytes);
  });
}

async function encode(body: FuzzRequest['body'], path: string): Promise<{ type?: string; bytes?: Buffer }> {
  if (!body) return {};
  if ('json' in body) return { type: 'application/json', bytes: Buffer.from(body.json) };
  if ('text' in body) return { type: body.type, bytes: Buffer.from(body.text) };
  const { type, bytes } = await encodeForm(body.form, path);
  return { type, bytes: body.cutAt === undefined ? bytes : bytes.subarray(0, bytes.length * body.cutAt) };
}

function headersOf(raw: string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < raw.length; index += 2) headers.append(raw[index]!, raw[index + 1]!);
  return headers;
}
