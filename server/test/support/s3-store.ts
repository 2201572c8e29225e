import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { escapeMarkup } from '../../src/common/text/escape-markup.js';
import type { S3Settings } from '../../src/config/config.js';
import { etagOf, MultipartUploads } from './s3-multipart.js';
import { signatureFault } from './s3-signature.js';

const mostListed = 1_000;

/**
 * An S3-compatible store: it checks signatures (Signature Version 4), keeps the objects of one bucket in a folder, and
 * knows what a storage of files needs: PutObject, GetObject with Range and conditions, HeadObject, DeleteObject,
 * ListObjectsV2, and objects in parts. It can be gone, slow, full, or break off.
 */
export class S3Store {
  /** Each that arrived, such as `GET uploads/a.webp`. */
  readonly requests: string[] = [];
  /** Milliseconds before it looks at a request. */
  delay = 0;
  /** Whether it takes nothing more. */
  isFull = false;
  /** After so many bytes of an object it sends no more, and leaves the connection open. */
  stallsAfter: number | undefined;
  /** After so many bytes of an object the connection breaks. */
  breaksAfter: number | undefined;
  /** Whether it answers with the file regardless of If-… headers, as some do. */
  ignoresConditions = false;
  readonly multipart = new MultipartUploads();
  readonly #folder = mkdtempSync(join(tmpdir(), 'test-s3-'));
  readonly #sockets = new Set<Socket>();
  #server: FastifyInstance | undefined;
  #port = 0;

  static async start(): Promise<S3Store> {
    const store = new S3Store();
    await store.come();
    return store;
  }

  get settings(): S3Settings {
    return {
      endpoint: `http://127.0.0.1:${this.#port}`,
      bucket: 'firm',
      region: 'africa-1',
      accessKeyId: 'AKTEST',
      secretAccessKey: 'a secret that nobody knows',
      pathStyle: true,
    };
  }

  /** The settings of a server that uses it. */
  get environment(): Record<string, string> {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = this.settings;
    return {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  }

  /** Nobody listens any more; what it keeps, it keeps. */
  async go(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await this.#server?.close();
    this.#server = undefined;
  }

  /** Listens (again) at its address. */
  async come(): Promise<void> {
    const server = fastify({ forceCloseConnections: true, bodyLimit: 50_000_000 });
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    server.all('/*', (request, reply) => this.#answer(request, reply));
    (server.server as Server).on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    await server.listen({ port: this.#port, host: '127.0.0.1' });
    this.#port = (server.server.address() as { port: number }).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    await this.go();
    rmSync(this.#folder, { recursive: true });
  }

  /** As after its purchase. */
  async empty(): Promise<void> {
    for (const key of await this.keys()) await rm(this.#path(key));
    Object.assign(this, { delay: 0, isFull: false, ignoresConditions: false });
    Object.assign(this, { stallsAfter: undefined, breaksAfter: undefined });
    this.requests.length = 0;
  }

  /** The keys of all objects, sorted as stores do. */
  async keys(): Promise<string[]> {
    const names = (await readdir(this.#folder)).filter((name) => !name.endsWith('~'));
    return names
      .map(decodeURIComponent)
      .sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  }

  async get(key: string): Promise<Buffer> {
    return readFile(this.#path(key));
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const started = `${this.#path(key)}.${Math.random()}~`;
    await writeFile(started, bytes);
    await rename(started, this.#path(key));
  }

  /** As if it had been put there then. */
  async age(key: string, since: Date): Promise<void> {
    await utimes(this.#path(key), since, since);
  }

  #path(key: string): string {
    return join(this.#folder, encodeURIComponent(key));
  }

  async #answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const [, bucket, path] = /^\/([^/?]+)\/?([^?]*)/.exec(request.url) ?? [];
    const key = decodeURIComponent(path ?? '');
    this.requests.push(`${request.method} ${key}`);
    await sleep(this.delay);
    const body = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
    const fault = await signatureFault(request.raw, body, this.settings);
    if (fault) return fail(reply, 403, fault);
    if (bucket !== this.settings.bucket) return fail(reply, 404, 'NoSuchBucket');
    const { uploads, uploadId, partNumber } = request.query as Record<string, string | undefined>;
    if (uploads !== undefined) {
      const isBegun = request.method === 'POST';
      const prefix = (request.query as Record<string, string>)['prefix'] ?? '';
      return sendXml(reply, isBegun ? this.multipart.begin(key) : this.multipart.list(prefix));
    }
    if (key === '') return this.#list(request, reply);
    if (uploadId !== undefined) return this.#work(uploadId, Number(partNumber), key, request, reply);
    switch (request.method) {
      case 'PUT':
        if (this.isFull) return fail(reply, 507, 'StorageFull');
        await this.put(key, body);
        return reply.header('ETag', etagOf(body)).send();
      case 'DELETE':
        await rm(this.#path(key), { force: true });
        return reply.code(204).send();
      case 'GET':
      case 'HEAD':
        return this.#send(key, request, reply);
      default:
        return fail(reply, 405, 'MethodNotAllowed');
    }
  }

  /** On an object that comes in parts. */
  async #work(id: string, part: number, key: string, request: FastifyRequest, reply: FastifyReply) {
    const body = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
    if (request.method === 'DELETE') {
      this.multipart.abort(id);
      return reply.code(204).send();
    }
    if (request.method === 'PUT') {
      if (this.isFull) return fail(reply, 507, 'StorageFull');
      const etag = this.multipart.take(id, part, body);
      return etag === undefined ? fail(reply, 404, 'NoSuchUpload') : reply.header('ETag', etag).send();
    }
    const bytes = this.multipart.complete(id, String(body));
    if (!bytes) return fail(reply, 400, 'InvalidPart');
    await this.put(key, bytes);
    return sendXml(
      reply,
      `<CompleteMultipartUploadResult><Key>${escapeMarkup(key)}</Key></CompleteMultipartUploadResult>`,
    );
  }

  async #list({ query }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const requested = query as Record<string, string | undefined>;
    if (requested['list-type'] !== '2') return fail(reply, 501, 'NotImplemented');
    const after = Buffer.from(requested['continuation-token'] ?? '', 'base64').toString();
    const keys = (await this.keys()).filter(
      (key) =>
        key.startsWith(requested['prefix'] ?? '') && Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0,
    );
    const page = keys.slice(0, mostListed);
    const isCut = keys.length > page.length;
    const next = Buffer.from(page.at(-1) ?? '').toString('base64');
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>firm</Name><IsTruncated>${isCut}</IsTruncated>` +
          page.map((key) => `<Contents><Key>${escapeMarkup(key)}</Key><Size>1</Size></Contents>`).join('') +
          (isCut ? `<NextContinuationToken>${next}</NextContinuationToken>` : '') +
          '</ListBucketResult>',
      );
  }

  async #send(key: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { method, headers } = request;
    const found = await stat(this.#path(key)).catch(() => undefined);
    if (!found) return method === 'HEAD' ? reply.code(404).send() : fail(reply, 404, 'NoSuchKey');
    const bytes = await this.get(key);
    const etag = etagOf(bytes);
    const modified = new Date(Math.floor(found.mtimeMs / 1000) * 1000);
    const condition = this.ignoresConditions ? undefined : this.#condition(headers, etag, modified);
    if (condition === 412) return fail(reply, 412, 'PreconditionFailed');
    if (condition === 304) return reply.code(304).send();
    void reply.headers({ ETag: etag, 'Last-Modified': modified.toUTCString(), 'Content-Type': 'x/unknown' });
    const [, from, to, last] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(headers.range ?? '') ?? [];
    if (from === undefined && last === undefined) return this.#stream(method, bytes, reply);
    const start = from === undefined ? Math.max(0, bytes.length - Number(last)) : Number(from);
    const end = to ? Math.min(bytes.length - 1, Number(to)) : bytes.length - 1;
    if (start > end) return fail(reply, 416, 'InvalidRange');
    void reply.code(206).header('Content-Range', `bytes ${start}-${end}/${bytes.length}`);
    return this.#stream(method, bytes.subarray(start, end + 1), reply);
  }

  #condition(headers: FastifyRequest['headers'], etag: string, modified: Date): 304 | 412 | undefined {
    if (headers['if-match'] !== undefined && headers['if-match'] !== etag) return 412;
    const known = headers['if-none-match'];
    const since = new Date(headers['if-modified-since'] ?? Number.NaN);
    return (known === undefined ? modified <= since : known === etag) ? 304 : undefined;
  }

  #stream(method: string, bytes: Buffer, reply: FastifyReply): unknown {
    void reply.header('Content-Length', bytes.length);
    const stops = this.stallsAfter ?? this.breaksAfter;
    if (method === 'HEAD' || stops === undefined) return reply.send(method === 'HEAD' ? undefined : bytes);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>);
    raw.write(bytes.subarray(0, stops), () => this.breaksAfter !== undefined && raw.destroy());
    return reply;
  }
}

function sendXml(reply: FastifyReply, content: string): unknown {
  return reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>${content}`);
}

function fail(reply: FastifyReply, status: number, code: string): unknown {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return reply.code(status).type('application/xml').send(text);
}
