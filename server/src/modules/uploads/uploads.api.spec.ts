import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { RawConnection } from '../../../test/support/raw-http.js';
import { S3Store } from '../../../test/support/s3-store.js';
import { TestApp } from '../../../test/support/test-app.js';
import { uploadReferenceType } from '../../common/http/fill-files.interceptor.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { UnsettledUpload } from '../../integrations/file-uploads/unsettled-upload.entity.js';
import { FileStorage } from '../../integrations/storage/file-storage.js';
import { DesignFile } from '../orders/design-file.entity.js';
import type { DesignFileDto } from '../orders/dto/design-file.dto.js';
import type { UploadDto } from './dto/upload.dto.js';

const KILOBYTE = 1024;
let store: S3Store;
beforeAll(async () => {
  store = await S3Store.start();
});
afterAll(() => store.stop());

describe.each([
  ['a folder', () => TestApp.start()],
  ['an S3-compatible store', () => TestApp.start({ s3: store.settings })],
])('an upload in parts to %s', (_storage, start) => {
  let app: TestApp;
  let build: Build;
  let token: string;
  let projectId: number;

  beforeAll(async () => {
    app = await start();
    build = new Build(app.dataSource);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.empty();
    await store.empty();
    rmSync(join(app.dataDir, 'uploads'), { recursive: true, force: true });
    token = await tokenOf(app, await build.admin());
    projectId = (await build.project()).id;
  });

  const storage = () => app.nest.get(FileStorage);
  const unsettled = () => app.dataSource.manager.count(UnsettledUpload);
  const received = async (id: string, as = token) =>
    (await app.get<UploadDto>(`/uploads/${id}`, { token: as })).data.received;
  const sendPart = (id: string, offset: number, bytes: Buffer, as = token) =>
    app.call<UploadDto>('PUT', `/uploads/${id}/parts/${offset}`, {
      body: form({}, [['part', bytes, 'part']]),
      token: as,
    });
  const sendAll = async (id: string, bytes: Buffer, size = 1024 * KILOBYTE) => {
    for (let offset = 0; offset < bytes.length; offset += size)
      await sendPart(id, offset, bytes.subarray(offset, offset + size));
  };
  const reference = (field: string, id: string, size: number, name: string, body = new FormData()) => {
    body.append(field, new Blob([`${id} ${size}`], { type: uploadReferenceType }), name);
    return body;
  };
  const addFile = (
    id: string,
    size: number,
    { name = 'plans.zip', as = token, key = randomUUID() as string } = {},
  ) =>
    app.post<DesignFileDto>(`/design-files/project/${projectId}`, reference('file', id, size, name), {
      token: as,
      headers: { 'Idempotency-Key': key },
    });
  const storedDesigns = async () => {
    const rows = await app.dataSource.manager.find(DesignFile);
    return Promise.all(rows.map(({ path }) => storage().read(path.replace('/uploads/', ''))));
  };
  const digest = (bytes: Buffer | undefined) => createHash('sha256').update(bytes!).digest('hex');

  it('goes on where the connection broke, and is the same file', async () => {
    const [id, bytes] = [randomUUID(), randomBytes(900 * KILOBYTE)];
    await sendPart(id, 0, bytes.subarray(0, 300 * KILOBYTE));
    const line = await RawConnection.open(app.origin);
    await line.send(
      `PUT /api/v1/uploads/${id}/parts/${300 * KILOBYTE} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 307400\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="part"; filename="part"\r\n\r\n',
    );
    await line.send(bytes.subarray(300 * KILOBYTE, 450 * KILOBYTE));
    line.close();
    expect(await received(id)).toBe(300 * KILOBYTE);
    await sendPart(id, 300 * KILOBYTE, bytes.subarray(300 * KILOBYTE));
    expect(await received(id)).toBe(bytes.length);

    const { status, data } = await addFile(id, bytes.length);
    expect([status, data.name, data.size]).toEqual([201, 'plans.zip', bytes.length]);
    const [stored] = await storedDesigns();
    expect(digest(stored)).toBe(digest(bytes));
    expect((await app.call('DELETE', `/uploads/${id}`, { token })).status).toBe(200);
    expect((await app.call('DELETE', `/uploads/${id}`, { token })).status).toBe(404);
    expect([await received(id), await unsettled(), (await storage().list()).length]).toEqual([0, 0, 1]);
  });

  it('takes a part again, or one that overlaps with another', async () => {
    const [id, bytes] = [randomUUID(), randomBytes(9_000)];
    const part = (from: number, to: number) => sendPart(id, from, bytes.subarray(from, to));
    expect((await part(0, 3_000)).data.received).toBe(3_000);
    expect((await part(0, 3_000)).data.received).toBe(3_000);
    expect((await part(3_000, 5_000)).data.received).toBe(5_000);
    // The first attempt was longer, and arrives late.
    expect((await part(0, 6_000)).data.received).toBe(6_000);
    expect((await part(5_000, 9_000)).data.received).toBe(9_000);
    expect((await addFile(id, bytes.length)).status).toBe(201);
    expect(digest((await storedDesigns())[0])).toBe(digest(bytes));
  });

  it('has no gaps', async () => {
    const id = randomUUID();
    await sendPart(id, 0, randomBytes(100));
    const { status, message } = await sendPart(id, 200, randomBytes(100));
    expect([status, message]).toEqual([409, 'Only 100 bytes of this file have arrived. Go on from there.']);
    expect(await received(id)).toBe(100);
  });

  it('is what its files are, not what the database expects of them', async () => {
    const [id, bytes] = [randomUUID(), randomBytes(200)];
    await sendPart(id, 0, bytes.subarray(0, 100));
    // A process that died between the row and its file.
    const [{ path }] = (await app.dataSource.manager.find(UnsettledUpload)) as [UnsettledUpload];
    await app.dataSource.manager.insert(UnsettledUpload, { path: path.replace('-0-100', '-100-100') });
    expect(await received(id)).toBe(100);
    expect((await addFile(id, 200)).status).toBe(409);
    await sendPart(id, 100, bytes.subarray(100));
    expect((await addFile(id, 200)).status).toBe(201);
  });

  it('is refused as long as it is not whole', async () => {
    const id = randomUUID();
    await sendPart(id, 0, randomBytes(100));
    for (const size of [101, 99]) {
      const { status, message } = await addFile(id, size);
      expect([status, message]).toEqual([409, 'A file has not arrived whole. Send it again.']);
    }
    expect((await addFile(randomUUID(), 1)).status).toBe(409);
    const none = new FormData();
    none.append('file', new Blob(['../../x 1'], { type: uploadReferenceType }), 'plans.zip');
    const answer = await app.post(`/design-files/project/${projectId}`, none, { token });
    expect([answer.status, await storedDesigns()]).toEqual([409, []]);
  });

  it('belongs to the account that began it', async () => {
    const [id, bytes] = [randomUUID(), randomBytes(200)];
    await sendPart(id, 0, bytes);
    const colleague = await tokenOf(app, await build.admin());
    expect(await received(id, colleague)).toBe(0);
    expect((await addFile(id, 200, { as: colleague })).status).toBe(409);
    expect((await sendPart(id, 200, bytes, colleague)).status).toBe(409);
    await sendPart(id, 0, randomBytes(200), colleague);
    await app.call('DELETE', `/uploads/${id}`, { token: colleague });
    expect((await app.call('DELETE', `/uploads/${id}`, { token: colleague })).status).toBe(404);
    await addFile(id, 200);
    expect(digest((await storedDesigns())[0])).toBe(digest(bytes));
    const visitor = await tokenOf(app, await build.user());
    expect((await sendPart(id, 0, bytes, visitor)).status).toBe(403);
    expect((await app.get(`/uploads/${id}`)).status).toBe(401);
  });

  it('is served to nobody', async () => {
    await sendPart(randomUUID(), 0, randomBytes(200));
    const [{ path }] = (await app.dataSource.manager.find(UnsettledUpload)) as [UnsettledUpload];
    expect(path).toMatch(/^\/uploads\/private\/parts\//);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${app.origin}${path}`, { headers })).status).toBe(404);
  });

  it('is checked as if it came at once', async () => {
    const script = Buffer.from('<!doctype html><script>alert(1)</script>');
    const upload = async (bytes: Buffer, name: string) => {
      const id = randomUUID();
      await sendAll(id, bytes);
      const body = reference('image', id, bytes.length, name);
      return (await app.post('/pictures', body, { token })).status;
    };
    expect(await upload(script, 'house.png')).toBe(415);
    expect(await upload(Buffer.alloc(5 * 1024 * KILOBYTE + 1), 'house.png')).toBe(413);
    expect(await upload(await picture(400, 300), 'house.png')).toBe(201);
  });

  it('counts like the same form sent at once: its key makes one record', async () => {
    const [id, bytes, key] = [randomUUID(), randomBytes(300), 'one-press-of-a-button'];
    await sendPart(id, 0, bytes);
    const first = await addFile(id, 300, { key });
    expect((await addFile(id, 300, { key })).data).toEqual(first.data);
    const path = `/design-files/project/${projectId}`;
    const sent = { token, headers: { 'Idempotency-Key': key } };
    const whole = await app.post(path, form({}, [['file', bytes, 'plans.zip']]), sent);
    expect([whole.status, whole.data]).toEqual([201, first.data]);
    expect((await app.post(path, form({}, [['file', randomBytes(300), 'plans.zip']]), sent)).status).toBe(
      409,
    );
    expect(await storedDesigns()).toHaveLength(1);
  });

  it('is removed after six hours where nobody finishes it, and not before', async () => {
    const [old, fresh] = [randomUUID(), randomUUID()];
    await sendPart(old, 0, randomBytes(100));
    await app.dataSource.query(`UPDATE unsettled_uploads SET created_at = now() - interval '7 hours'`);
    await sendPart(fresh, 0, randomBytes(100));
    await app.nest.get(CleanupScheduler).runAll();
    expect([await received(old), await received(fresh)]).toEqual([0, 100]);
    expect(await storage().list()).toHaveLength(1);
  });

  it('has limits of its part, of the file and of the account', async () => {
    const id = randomUUID();
    const megabyte = Buffer.alloc(1024 * KILOBYTE, 1);
    expect((await sendPart(id, 0, Buffer.alloc(megabyte.length + 1))).status).toBe(413);
    expect((await sendPart(id, 0, Buffer.alloc(0))).status).toBe(400);
    for (const offset of ['-1', 'x', '1.5', '26214401'])
      expect((await app.call('PUT', `/uploads/${id}/parts/${offset}`, { token })).status).toBe(400);
    await sendPart(id, 0, megabyte);
    await app.dataSource.query(
      `INSERT INTO unsettled_uploads (path)
       SELECT replace(path, '-0-', '-' || g * 1048576 || '-') FROM unsettled_uploads, generate_series(1, 24) g`,
    );
    expect((await sendPart(id, 24 * megabyte.length, megabyte)).status).toBe(200);
    expect((await sendPart(id, 25 * megabyte.length, Buffer.alloc(1))).status).toBe(413);
    await app.dataSource.query(
      `INSERT INTO unsettled_uploads (path)
       SELECT replace(path, $1, left($1, 35) || g) FROM unsettled_uploads, generate_series(0, 7) g
       ON CONFLICT DO NOTHING`,
      [id],
    );
    const { status, message } = await sendPart(randomUUID(), 0, megabyte);
    expect([status, message]).toEqual([
      413,
      'Too many uploads of this account are not finished. Try again in some hours.',
    ]);
  });
});
