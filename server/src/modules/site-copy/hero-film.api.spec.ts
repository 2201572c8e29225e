import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { PictureDto } from '../../content/pictures/dto/picture.dto.js';
import { UnsettledUpload } from '../../integrations/file-uploads/unsettled-upload.entity.js';
import type { PublicSiteCopyDto, SiteCopyDto } from './dto/site-copy.dto.js';

const film = (name: string) => readFileSync(join(import.meta.dirname, '../../../demo/video', name));
const mp4 = film('hero.mp4');
const webm = film('hero.webm');

let app: TestApp;
let token: string;
let heroImage: string;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  rmSync(join(app.dataDir, 'uploads/films'), { recursive: true, force: true });
  token = await tokenOf(app, await new Build(app.dataSource).admin());
  const sent = form({}, [['image', await picture(60, 40), 'hero.png']]);
  heroImage = (await app.post<PictureDto>('/pictures', sent, { token })).data.path;
});

const save = (body: unknown) => app.call<SiteCopyDto>('PUT', '/site-copy', { body, token });
const send = (bytes: Buffer, fields: Record<string, string> = { heroImage }) =>
  save(form(fields, [['heroFilm', bytes, 'hero.film']]));
const files = () => {
  try {
    return readdirSync(join(app.dataDir, 'uploads/films'));
  } catch {
    return [];
  }
};
const unsettled = () => app.dataSource.manager.count(UnsettledUpload);

describe('the film of the home page', () => {
  it('is stored, read by everybody, replaced and removed, and leaves no file behind', async () => {
    const { data } = await send(mp4);
    expect(data.heroFilm).toMatch(/^\/uploads\/films\/[0-9a-f]{24}\.mp4$/);
    expect((await app.get<PublicSiteCopyDto>('/site-copy')).data.heroFilm).toBe(data.heroFilm);
    expect(files()).toHaveLength(1);
    // Other words leave it alone, and so does its own path.
    expect((await save({ heroHeadline: 'Houses' })).data.heroFilm).toBe(data.heroFilm);
    expect((await save({ heroFilm: data.heroFilm })).data.heroFilm).toBe(data.heroFilm);

    const { data: other } = await send(webm, {});
    expect(other.heroFilm).toMatch(/\.webm$/);
    expect(files()).toEqual([other.heroFilm!.replace('/uploads/films/', '')]);

    expect((await save({ heroFilm: null })).data.heroFilm).toBeNull();
    expect([files(), await unsettled()]).toEqual([[], 0]);
  });

  it('is filed once, though it comes twice', async () => {
    const twice = () =>
      app.call<SiteCopyDto>('PUT', '/site-copy', {
        ...{ body: form({ heroImage, version: '1' }, [['heroFilm', mp4, 'hero.mp4']]), token },
        headers: { 'Idempotency-Key': 'one-film' },
      });
    const { data } = await twice();
    expect((await twice()).data).toEqual(data);
    expect([files().length, await unsettled()]).toEqual([1, 0]);
  });

  it.each([
    ['mp4', mp4, 'video/mp4'],
    ['webm', webm, 'video/webm'],
  ])('goes out as what it is, in parts (%s)', async (_type, bytes, type) => {
    const { data } = await send(bytes);
    const part = await fetch(`${app.origin}${data.heroFilm}`, { headers: { Range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, type]);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
    expect(part.headers.get('cache-control')).toContain('immutable');
    expect(part.headers.get('x-content-type-options')).toBe('nosniff');
    expect(part.headers.get('content-security-policy')).toContain("media-src 'self'");
  });

  const long = Buffer.from(mp4);
  // Ticks that were milliseconds are seconds.
  long.writeUInt32BE(1, mp4.indexOf('mvhd') + 4 + 12);

  it.each([
    ['what is no film', Buffer.from('no film'), 415],
    ['a film that is cut off', mp4.subarray(0, 5_000), 415],
    ['a picture', undefined, 415],
    ['more than 30 seconds', long, 413],
    ['more than 12 MB', Buffer.concat([mp4, Buffer.alloc(12 * 1024 * 1024)]), 413],
  ])('is not %s, and the one before stays', async (_what, bytes, status) => {
    const { data } = await send(webm);
    const answer = await send(bytes ?? (await picture(60, 40)));
    expect(answer.status).toBe(status);
    expect((await app.get<PublicSiteCopyDto>('/site-copy')).data.heroFilm).toBe(data.heroFilm);
    expect([files().length, await unsettled()]).toEqual([1, 0]);
  });

  it('needs a picture in its place', async () => {
    const detail = { error: { details: [{ field: 'heroImage' }] } };
    expect(await send(mp4, {})).toMatchObject({ status: 400, ...detail });
    expect(files()).toEqual([]);
    await send(mp4);
    expect(await save({ heroImage: null })).toMatchObject({ status: 400, ...detail });
    expect((await save({ heroImage: null, heroFilm: null })).data.heroImage).toBeNull();
    expect([files(), await unsettled()]).toEqual([[], 0]);
  });

  it('is refused as the path of another file, and without permission', async () => {
    expect(await save({ heroImage, heroFilm: '/uploads/demo/hero.mp4' })).toMatchObject({
      ...{ status: 400, error: { details: [{ field: 'heroFilm' }] } },
    });
    const sent = form({ heroImage }, [['heroFilm', mp4, 'hero.mp4']]);
    expect((await app.call('PUT', '/site-copy', { body: sent })).status).toBe(401);
    expect(files()).toEqual([]);
  });

  it('is not stored where somebody else saved meanwhile', async () => {
    const { data } = await send(mp4);
    const answer = await send(webm, { version: String(data.version - 1) });
    expect(answer.status).toBe(409);
    expect([files().length, await unsettled()]).toEqual([1, 0]);
  });
});
