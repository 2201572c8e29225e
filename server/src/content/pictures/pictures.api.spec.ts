import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import type { PublicPostDto } from '../../modules/blog/dto/post.dto.js';
import type { ProjectDto } from '../../modules/projects/dto/project.dto.js';
import type { PublicProjectDto } from '../../modules/projects/dto/public-project.dto.js';
import type { PublicServiceDto } from '../../modules/services/dto/service.dto.js';
import { Translation } from '../content.module.js';
import { PictureUse } from './picture-use.entity.js';
import { Picture, PictureKind } from './picture.entity.js';

let app: TestApp;
let build: Build;
let token: string;
let adminId: number;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  const admin = await build.admin();
  adminId = admin.id;
  token = await tokenOf(app, admin);
});

const pictures = () => app.dataSource.manager.find(Picture, { order: { id: 'ASC' } });
const uses = () => app.dataSource.manager.find(PictureUse, { order: { field: 'ASC', pictureId: 'ASC' } });
const fileOf = (path: string) => join(app.dataDir, path);
const house = {
  title: 'House',
  description: 'A house.',
  location: 'Bole',
  type: 'RESIDENCE',
};
/** @param images their file names */
async function addProject(...images: string[]): Promise<ProjectDto> {
  const bytes = await picture(60, 40);
  const files = images.map((name): [string, Buffer, string] => ['images', bytes, name]);
  return (await app.post<ProjectDto>('/projects', form(house, files), { token })).data;
}
const forgetVersions = () => app.dataSource.query('DELETE FROM revisions');
const change = (id: number, body: object) => app.call<ProjectDto>('PUT', `/projects/${id}`, { body, token });

describe('an upload', () => {
  it('enters its pictures with the record that names them', async () => {
    const { mainImage, gallery } = await addProject('Front.PNG', 'C:\\photos\\ፊት ለፊት.png');
    expect(await pictures()).toMatchObject([
      { path: mainImage, fileName: 'Front.PNG', width: 60, height: 40, createdById: adminId },
      { path: gallery[0], fileName: 'ፊት ለፊት.png', kind: PictureKind.PHOTO, alt: '', focalX: 0.5 },
    ]);
    expect((await pictures())[0]!.bytes).toBeGreaterThan(20);
    expect(await uses()).toMatchObject([{ field: 'gallery' }, { kind: 'project', field: 'main_image' }]);
  });

  it('leaves nothing where its record is refused', async () => {
    const data = form({ ...house, gallery: '/uploads/projects/none-6x4.webp' }, [
      ['images', await picture(60, 40), 'a.png'],
    ]);
    expect((await app.post('/projects', data, { token })).status).toBe(400);
    expect(await pictures()).toEqual([]);
  });
});

describe('a picture that a record drops', () => {
  it('goes with its file, once no earlier version shows it', async () => {
    const { id, mainImage, gallery } = await addProject('a.png', 'b.png');
    await forgetVersions();
    expect(existsSync(fileOf(gallery[0]!))).toBe(true);
    expect((await change(id, { gallery: [] })).status).toBe(200);
    expect((await pictures()).map(({ path }) => path)).toEqual([mainImage]);
    expect(existsSync(fileOf(gallery[0]!))).toBe(false);
  });

  it('stays while another record names it, in the trash too', async () => {
    const { id, gallery } = await addProject('a.png', 'b.png');
    const other = await build.project({ mainImage: gallery[0]! });
    await forgetVersions();
    await app.call('DELETE', `/projects/${other.id}`, { token });
    await change(id, { gallery: [] });
    expect(await pictures()).toHaveLength(2);
    expect(existsSync(fileOf(gallery[0]!))).toBe(true);
    await app.call('DELETE', `/bin/project/${other.id}`, { token });
    expect(await pictures()).toHaveLength(1);
    expect(existsSync(fileOf(gallery[0]!))).toBe(false);
  });

  it('stays where an article shows it in its text', async () => {
    const { id, gallery } = await addProject('a.png', 'b.png');
    await build.post({ content: `Look:\n\n![The yard](${gallery[0]})` });
    await forgetVersions();
    await change(id, { gallery: [] });
    expect(existsSync(fileOf(gallery[0]!))).toBe(true);
  });

  it('stays in the library', async () => {
    const { id, gallery } = await addProject('a.png', 'b.png');
    await app.dataSource.manager.update(Picture, { path: gallery[0]! }, { inLibrary: true });
    await forgetVersions();
    await change(id, { gallery: [] });
    expect(existsSync(fileOf(gallery[0]!))).toBe(true);
    expect((await uses()).map(({ field }) => field)).toEqual(['main_image']);
  });
});

it('a path that a record names is a picture from then on, one in a text is not', async () => {
  await build.service({ image: '/uploads/services/old-1600x1067.webp' });
  await build.service({ image: 'https://elsewhere.example/uploads/x.webp' });
  await build.post({ featuredImage: null, content: '![](/uploads/blog/ghost-6x4.webp)' });
  expect(await pictures()).toMatchObject([
    { path: '/uploads/services/old-1600x1067.webp', width: 1600, height: 1067, bytes: null, fileName: '' },
  ]);
});

describe('what visitors read of a picture', () => {
  const path = '/uploads/projects/front-1600x1067.webp';
  const inAmharic = { headers: { 'Accept-Language': 'am' } };

  /** @param changes of the picture */
  async function describePicture(changes: Partial<Picture>): Promise<Picture> {
    const { manager } = app.dataSource;
    const picture = await manager.findOneByOrFail(Picture, { path });
    return manager.save(Picture, Object.assign(picture, changes));
  }

  it('is what it shows in their language, what it is, how large, and what a crop must keep', async () => {
    const project = await build.project({ mainImage: path });
    const { id } = await describePicture({
      alt: 'The front',
      kind: PictureKind.DRAWING,
      focalX: 0.2,
      focalY: 1,
      ...{ widthMetres: 41.5, northDegrees: 25 },
    });
    const known = {
      ...{ path, width: 1600, height: 1067, colour: null, kind: 'DRAWING', focalX: 0.2, focalY: 1 },
      ...{ widthMetres: 41.5, northDegrees: 25 },
    };
    const read = async (options?: object) =>
      (await app.get<PublicProjectDto>(`/projects/${project.id}`, options)).data.pictures;
    expect(await read()).toEqual([{ ...known, alt: 'The front', fallbacks: [] }]);
    expect(await read(inAmharic)).toEqual([{ ...known, alt: 'The front', fallbacks: ['alt'] }]);
    await app.dataSource.manager.save(Translation, {
      ...{ kind: RecordKind.PICTURE, recordId: id, language: SiteLanguage.am, published: true },
      ...{ texts: { alt: 'ፊት' }, sources: { alt: 'The front' } },
    });
    expect(await read(inAmharic)).toEqual([{ ...known, alt: 'ፊት', fallbacks: [] }]);
  });

  it('is part of lists, services and articles too, for their own pictures only', async () => {
    await build.project({ mainImage: path, gallery: ['/uploads/projects/side-3x2.webp', path] });
    const service = await build.service({ image: path });
    const post = await build.post({ featuredImage: path, content: '![](/uploads/projects/side-3x2.webp)' });
    await describePicture({ alt: 'The front' });
    const alts = ({ pictures: all }: { pictures: { alt: string; width: number | null }[] }) =>
      all
        .map(({ alt, width }) => [alt, width])
        .sort()
        .reverse();
    const list = async <Row>(address: string) => (await app.get<{ data: Row[] }>(address)).data.data[0]!;
    const both = [
      ['The front', 1600],
      ['', 3],
    ];
    expect(alts(await list<PublicProjectDto>('/projects'))).toEqual(both);
    expect(alts(await list<PublicServiceDto>('/services'))).toEqual(both.slice(0, 1));
    expect(alts((await app.get<PublicServiceDto>(`/services/${service.id}`)).data)).toEqual(both.slice(0, 1));
    expect(alts(await list<PublicPostDto>('/blog/public'))).toEqual(both.slice(0, 1));
    expect(alts((await app.get<PublicPostDto>(`/blog/public/${post.slug}`)).data)).toEqual(both);
  });

  it('is on the board of translations once it says something', async () => {
    await build.project({ mainImage: path });
    const board = async () =>
      (await app.get<{ data: object[] }>('/translations?kind=picture', { token })).data.data;
    expect(await board()).toEqual([]);
    await describePicture({ alt: 'The front' });
    expect(await board()).toMatchObject([
      { kind: 'picture', language: 'am', title: 'The front', state: 'MISSING' },
      { language: 'om' },
    ]);
  });
});
