import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { decompressionBomb, form, picture } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { DeleteResultDto } from './dto/create-project.dto.js';
import type { ProjectDto } from './dto/project.dto.js';
import { Project } from './project.entity.js';

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  token = await tokenOf(app, await build.admin());
});

const house = { title: 'Ridge House', description: 'A house.', location: 'Entoto' };
const create = (body: unknown) => app.post<ProjectDto>('/projects', body, { token });
const put = (id: number, body: unknown) => app.call<ProjectDto>('PUT', `/projects/${id}`, { body, token });

function storedFiles(): string[] {
  const folder = join(app.dataDir, 'uploads/projects');
  return existsSync(folder) ? readdirSync(folder) : [];
}

describe('POST /projects', () => {
  it('takes JSON with every field', async () => {
    const all = {
      ...house,
      ...{
        longDescription: 'Long.',
        type: 'hotel',
        status: 'COMPLETED',
        style: 'CLASSICAL',
        metadata: 'G+2',
        year: '2024',
      },
      ...{
        plotSize: 900.5,
        builtArea: 420,
        floors: 2,
        featured: true,
        isPublic: false,
        isForSale: true,
        price: 450_000,
      },
    };
    const { status, data } = await create(all);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...all,
      type: 'HOTEL',
      slug: 'ridge-house',
      version: 1,
      viewCount: 0,
      averageRating: null,
    });
  });

  it('takes a multipart form, where numbers and flags are texts, with pictures', async () => {
    const fields = { ...house, featured: 'true', isForSale: 'false', plotSize: '900', floors: '', year: '' };
    const files: [string, Buffer, string][] = [
      ['images', await picture(1200, 800, 'jpeg'), 'front.jpg'],
      ['images', await picture(300, 200, 'png'), 'back.png'],
    ];
    const { status, data } = await create(form(fields, files));
    expect(status).toBe(201);
    expect(data).toMatchObject({ featured: true, isForSale: false, plotSize: 900, floors: null, year: null });
    expect(data.mainImage).toMatch(/^\/uploads\/projects\/[0-9a-f]{24}-1200x800\.webp$/);
    expect(data.gallery).toEqual([expect.stringMatching(/-300x200\.webp$/)]);
    expect(storedFiles()).toHaveLength(5);
    const served = await fetch(app.origin + data.mainImage);
    expect({ status: served.status, type: served.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'image/webp',
    });
    expect((await fetch(app.origin + data.mainImage!.replace('.webp', '.w480.webp'))).status).toBe(200);
    await app.dataSource.manager.delete(Project, data.id);
  });

  it('turns a picture the right way up and strips its metadata', async () => {
    const sideways = await sharp(await picture(400, 200, 'jpeg'))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await create(form(house, [['images', sideways, 'phone.jpg']]));
    expect(data.mainImage).toMatch(/-200x400\.webp$/);
    const stored = await sharp(join(app.dataDir, data.mainImage!)).metadata();
    expect(stored).toMatchObject({ width: 200, height: 400 });
    expect(stored.exif).toBeUndefined();
  });

  it('takes what the clients write into a form: lists as JSON, null as the empty text, numbers and flags', async () => {
    const fields = {
      ...house,
      longDescription: 'One line\nand another',
      gallery: '["upload:2","upload:1"]',
      mainImage: 'upload:0',
      featured: 'true',
      isPublic: 'false',
      floors: '2',
      price: '',
    };
    const files = await Promise.all([20, 30, 40].map((width) => picture(width, 20)));
    const parts = files.map((bytes): [string, Buffer, string] => ['images', bytes, 'a.png']);
    const { status, data } = await create(form(fields, parts));
    expect(status).toBe(201);
    expect(data).toMatchObject({ featured: true, isPublic: false, floors: 2, price: null });
    expect(data.longDescription).toBe('One line\nand another');
    expect(data.mainImage).toMatch(/-20x20\.webp$/);
    expect(data.gallery).toEqual([
      expect.stringMatching(/-40x20\.webp$/),
      expect.stringMatching(/-30x20\.webp$/),
    ]);
    const change = form({ gallery: '[]', version: '1', year: '' }, [['images', files[1]!, 'b.png']]);
    const changed = (await app.call<ProjectDto>('PUT', `/projects/${data.id}`, { body: change, token })).data;
    expect(changed).toMatchObject({ version: 2, year: null, mainImage: data.mainImage });
    expect(changed.gallery).toEqual([expect.stringMatching(/-30x20\.webp$/)]);
  });

  it('takes pictures as images[] too, and no pictures as an empty list', async () => {
    const bytes = await picture(20, 20);
    const files = ['a.png', 'b.png'].map((name): [string, Buffer, string] => ['images[]', bytes, name]);
    const { status, data } = await create(form({ ...house, featured: 'true' }, files));
    expect({ status, pictures: [data.mainImage, ...data.gallery].length }).toEqual({
      status: 201,
      pictures: 2,
    });
    expect((await create({ ...house, images: [] })).status).toBe(201);
    expect((await create({ ...house, images: ['a'] })).status).toBe(400);
  });

  it.each([
    ['a wide picture', 4800, 1200, 2400, 600],
    ['a tall picture, of which WebP knows none', 100, 32_766, 50, 16_383],
    ['a line', 1, 40_000, 1, 16_383],
  ])('scales %s of %i × %i pixels down to %i × %i', async (_, width, height, storedWidth, storedHeight) => {
    const { status, data } = await create(form(house, [['images', await picture(width, height), 'a.png']]));
    expect(status).toBe(201);
    expect(data.mainImage).toMatch(new RegExp(`-${storedWidth}x${storedHeight}\\.webp$`));
    const stored = await sharp(join(app.dataDir, data.mainImage!)).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: storedWidth, height: storedHeight });
  });

  it('gives equal titles different addresses, even at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(house)));
    expect(answers.map(({ data }) => data.slug).sort()).toEqual([
      ...['ridge-house', 'ridge-house-2', 'ridge-house-3', 'ridge-house-4', 'ridge-house-5'],
    ]);
  });

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['a title of 201 characters', { title: 'x'.repeat(201) }, 'title'],
    ['a description of 501 characters', { description: 'x'.repeat(501) }, 'description'],
    ['an unknown type', { type: 'CASTLE' }, 'type'],
    ['a year of two digits', { year: '24' }, 'year'],
    ['a negative size', { plotSize: -1 }, 'plotSize'],
    ['half a floor', { floors: 1.5 }, 'floors'],
    ['a free design', { price: 0 }, 'price'],
    ['a flag that is none', { featured: 'perhaps' }, 'featured'],
    ['a picture of somebody else', { mainImage: '/uploads/demo/hero-1920x1080.webp' }, 'mainImage'],
    ['a gallery that is no list', { gallery: 'a.webp' }, 'gallery'],
    ['its own id', { id: 7 }, 'id'],
    ['its own slug', { slug: 'mine' }, 'slug'],
    ['its own ratings', { ratingSum: 50 }, 'ratingSum'],
    ['a NUL byte', { title: 'a\0b' }, 'title'],
    ['a lone surrogate', { location: '\udc00' }, 'location'],
  ])('refuses %s and stores nothing', async (_, change, field) => {
    expect(await create({ ...house, ...change })).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR', details: [{ field }] },
    });
    expect(await app.dataSource.manager.count(Project)).toBe(0);
  });
});

describe('an upload that cannot be stored', () => {
  const before = () => storedFiles().length;

  it.each([
    ['a text file named .png', async () => Buffer.from('hello'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a GIF', () => picture(10, 10, 'gif'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['half a picture', async () => (await picture(600, 600)).subarray(0, 60), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an empty file', async () => Buffer.alloc(0), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a decompression bomb', async () => decompressionBomb(), 413, 'PAYLOAD_TOO_LARGE'],
    ['more than 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s leaves neither a record nor a file', async (_, make, status, code) => {
    const count = before();
    const files: [string, Buffer, string][] = [
      ['images', await picture(20, 20), 'good.png'],
      ['images', await make(), 'bad.png'],
    ];
    expect(await create(form(house, files))).toMatchObject({ status, error: { code } });
    expect(await app.dataSource.manager.count(Project)).toBe(0);
    expect(storedFiles()).toHaveLength(count);
  });

  it('goes again when the rest of the request is refused', async () => {
    const count = before();
    const file: [string, Buffer, string] = ['images', await picture(20, 20), 'good.png'];
    expect((await create(form({ ...house, year: 'soon' }, [file]))).status).toBe(400);
    expect((await create(form({ ...house, mainImage: 'upload:7' }, [file]))).status).toBe(400);
    expect((await put(4711, form(house, [file]))).status).toBe(404);
    expect(storedFiles()).toHaveLength(count);
  });

  it('is refused under another field name, and so is broken multipart', async () => {
    const file: [string, Buffer, string] = ['script', await picture(20, 20), 'good.png'];
    expect(await create(form(house, [file]))).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR' },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    for (const body of ['--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nhalf', 'nothing', '']) {
      const answer = await app.call('POST', '/projects', { body, token, headers });
      expect(answer).toMatchObject({ status: 400, error: { code: 'VALIDATION_ERROR' } });
    }
  });
});

describe('PUT /projects/{id}', () => {
  it('changes what is given, keeps the address, and counts the version up', async () => {
    const { data } = await create({ ...house, price: 9, year: '2020' });
    const answer = await put(data.id, { title: 'Hill House', price: null, version: 1 });
    expect(answer).toMatchObject({
      status: 200,
      data: { title: 'Hill House', slug: 'ridge-house', price: null, year: '2020', version: 2 },
    });
  });

  it.each(['title', 'description', 'location', 'type', 'status', 'style', 'featured', 'isPublic', 'gallery'])(
    'refuses null for %s, which cannot be emptied',
    async (field) => {
      const { data } = await create(house);
      expect(await put(data.id, { [field]: null })).toMatchObject({
        status: 400,
        error: { details: [{ field }] },
      });
    },
  );

  it('rearranges pictures, and keeps those that went for the version that shows them', async () => {
    const files: [string, Buffer, string][] = [
      ['images', await picture(30, 20), 'a.png'],
      ['images', await picture(31, 20), 'b.png'],
    ];
    const { data } = await create(form(house, files));
    const count = storedFiles().length;
    const changed = form({ mainImage: 'upload:0', gallery: JSON.stringify([data.mainImage]) }, [
      ['images', await picture(32, 20), 'c.png'],
    ]);
    const { data: after } = await put(data.id, changed);
    expect(after.mainImage).toMatch(/-32x20\.webp$/);
    expect(after.gallery).toEqual([data.mainImage]);
    expect(storedFiles()).toHaveLength(count + 1);
    expect((await fetch(app.origin + data.gallery[0])).status).toBe(200);
  });
});

describe('POST /projects/{id}/images', () => {
  it('appends pictures; the first becomes the main one where there is none', async () => {
    const { data } = await create(house);
    const two: [string, Buffer, string][] = [
      ['images', await picture(40, 20), 'a.png'],
      ['images', await picture(41, 20), 'b.png'],
    ];
    const answer = await app.post<ProjectDto>(`/projects/${data.id}/images`, form({}, two), { token });
    expect(answer.data.mainImage).toMatch(/-40x20/);
    expect(answer.data.gallery).toEqual([expect.stringMatching(/-41x20/)]);
  });

  it('takes nothing but pictures', async () => {
    const { data } = await create(house);
    const file: [string, Buffer, string] = ['images', await picture(40, 20), 'a.png'];
    const before = storedFiles();
    const body = form({ isPublic: 'false' }, [file]);
    const { status, error } = await app.post(`/projects/${data.id}/images`, body, { token });
    expect([status, error.details]).toEqual([400, [expect.objectContaining({ field: 'isPublic' })]]);
    expect(storedFiles()).toEqual(before);
  });
});

describe('how a number is written', () => {
  it('in a form may be as JSON writes small ones', async () => {
    const { status, data } = await create(form({ ...house, builtArea: '1e-7', floors: '1E1' }));
    expect([status, data]).toEqual([201, expect.objectContaining({ builtArea: 1e-7, floors: 10 })]);
  });

  it.each(['0x1', '1e0', ' 1', '', '1.0', 'one'])(
    'is for a version one way only, not %j',
    async (version) => {
      const { data } = await create(house);
      expect((await put(data.id, { version, featured: true })).status).toBe(400);
      expect((await put(data.id, form({ version, featured: 'true' }))).status).toBe(400);
      expect((await put(data.id, form({ version: '1', featured: 'true' }))).status).toBe(200);
    },
  );
});

describe('toggles', () => {
  it.each(['null', '[]', '0', '"x"'])('take a body that is not there, but not %s', async (body) => {
    const { data } = await create(house);
    const patch = { body, token };
    expect((await app.call('PATCH', `/projects/${data.id}/toggle-visibility`, patch)).status).toBe(400);
    expect((await app.get(`/projects/${data.id}`)).status).toBe(200);
  });

  it('show and hide, offer and withdraw', async () => {
    const { data } = await create(house);
    const patch = (action: string) =>
      app.call<ProjectDto>('PATCH', `/projects/${data.id}/${action}`, { token });
    expect((await patch('toggle-visibility')).data.isPublic).toBe(false);
    expect((await app.get(`/projects/${data.id}`)).status).toBe(404);
    expect((await patch('toggle-visibility')).data.isPublic).toBe(true);
    expect((await patch('toggle-for-sale')).data.isForSale).toBe(true);
  });

  it('without a value change once, however often a request with a key is sent', async () => {
    const { data } = await create(house);
    const headers = { 'Idempotency-Key': 'one-press-of-a-button' };
    const patch = () =>
      app.call<ProjectDto>('PATCH', `/projects/${data.id}/toggle-visibility`, { token, headers });
    expect((await patch()).data).toMatchObject({ isPublic: false, version: 2 });
    expect((await patch()).data).toMatchObject({ isPublic: false, version: 2 });
  });
});

describe('deleting', () => {
  it('moves a project to the trash', async () => {
    const { data } = await create(house);
    expect((await app.call('DELETE', `/projects/${data.id}`, { token })).status).toBe(200);
    expect((await app.get(`/projects/${data.id}`, { token })).status).toBe(404);
    expect((await app.call('DELETE', `/projects/${data.id}`, { token })).status).toBe(404);
    expect(await app.dataSource.manager.count(Project, { withDeleted: true })).toBe(1);
  });

  it('says of each of several what became of it', async () => {
    const first = (await create(house)).data.id;
    const second = (await create(house)).data.id;
    const answer = await app.post<DeleteResultDto[]>(
      '/projects/bulk-delete',
      { ids: [second, 4711, first] },
      { token },
    );
    expect(answer.data).toEqual([
      { id: second, outcome: 'DELETED' },
      { id: 4711, outcome: 'NOT_FOUND' },
      { id: first, outcome: 'DELETED' },
    ]);
  });

  it.each([[[]], [[1, 1]], [[0]], [['1']], [[1.5]], [Array.from({ length: 101 }, (_, n) => n + 1)], ['1,2']])(
    'refuses the ids %j',
    async (ids) => {
      const answer = await app.post('/projects/bulk-delete', { ids }, { token });
      expect(answer).toMatchObject({ status: 400, error: { details: [{ field: 'ids' }] } });
    },
  );
});

describe('pictures of before and after', () => {
  it('come with a form, are read by everybody, and stay when the change comes again', async () => {
    const files: [string, Buffer, string][] = [
      ['images', await picture(300, 200, 'png'), 'before.png'],
      ['images', await picture(300, 200, 'png'), 'after.png'],
    ];
    const pairs = JSON.stringify([{ before: 'upload:0', after: 'upload:1' }]);
    const { status, data } = await create(form({ ...house, beforeAfter: pairs }, files));
    expect(status).toBe(201);
    const pair = { before: data.mainImage, after: data.gallery[0] };
    expect(data.beforeAfter).toEqual([pair]);
    const read = await app.get<ProjectDto>(`/projects/slug/${data.slug}`);
    expect(read.data.beforeAfter).toEqual([pair]);
    const turned = { beforeAfter: [{ before: pair.after, after: pair.before }], version: 1 };
    expect((await put(data.id, turned)).data).toMatchObject({ beforeAfter: turned.beforeAfter, version: 2 });
    expect((await put(data.id, turned)).data.version).toBe(2);
    expect((await put(data.id, { gallery: [] })).data.beforeAfter).toEqual([]);
  });

  it.each([
    ['[{"before":"/uploads/a.webp","after":"/uploads/b.webp"}]'],
    ['[{"before":"upload:0"}]'],
    ['[{"before":"a","after":"b","third":"c"}]'],
    ['["a","b"]'],
    ['{"before":"a","after":"b"}'],
    ['[{"before":"a\\u0000","after":"b"}]'],
    ['none'],
    [JSON.stringify(Array.from({ length: 7 }, () => ({ before: 'a', after: 'b' })))],
  ])('are refused as %s', async (beforeAfter) => {
    const answer = await create(form({ ...house, beforeAfter }, []));
    expect(answer.status).toBe(400);
    expect((answer.error.details as { field: string }[])[0]!.field).toMatch(/^beforeAfter/);
  });
});
