import { afterEach, describe, expect, it } from '@jest/globals';
import { formBody } from './form-body';
import { updatePost } from './generated/blog/blog';
import { addProjectImages, createProject } from './generated/projects/projects';
import { updateService } from './generated/services/services';
import { setTransport } from './transport';

const picture = (name: string) => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name);
const house = { title: 'Ridge house', description: 'Stone.', location: 'Addis Ababa' };

afterEach(() => setTransport());

/** What a call of the API would send. */
async function sentBy(call: () => Promise<unknown>): Promise<{ body: unknown; contentType: string | null }> {
  let sent: RequestInit = {};
  setTransport(async (_url, init) => {
    sent = init;
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ success: true, message: '', data: {} }), { headers });
  });
  await call();
  return { body: sent.body, contentType: new Headers(sent.headers).get('content-type') };
}

describe('the body of a form', () => {
  it('is JSON while it carries no file', () => {
    const fields = { ...house, gallery: [], price: null, featured: false };
    expect(formBody(fields)).toBe(JSON.stringify(fields));
  });

  it('is multipart with a file: lists as JSON, null as the empty text, what is undefined not at all', () => {
    const form = formBody({
      ...house,
      gallery: ['upload:1', 'upload:0'],
      tags: [],
      price: null,
      floors: 2,
      featured: false,
      year: undefined,
      images: [picture('a.png'), picture('b.png')],
    }) as FormData;
    const { images, ...texts } = Object.fromEntries(form.entries());
    expect(texts).toEqual({
      ...house,
      gallery: '["upload:1","upload:0"]',
      tags: '[]',
      price: '',
      floors: '2',
      featured: 'false',
    });
    expect(images).toBeInstanceOf(File);
    expect(form.getAll('images').map((file) => (file as File).name)).toEqual(['a.png', 'b.png']);
  });
});

describe('the generated calls', () => {
  it.each([
    ['createProject', 'images', () => createProject({ ...house, images: [picture('a.png')] })],
    ['addProjectImages', 'images', () => addProjectImages(7, { images: [picture('a.png')] })],
    ['updateService', 'image', () => updateService(7, { image: picture('a.png'), version: 2 })],
    ['updatePost', 'featuredImage', () => updatePost(7, { featuredImage: picture('a.png') })],
  ])(
    '%s sends a file as a multipart form whose content type is left to the browser',
    async (_, field, call) => {
      const { body, contentType } = await sentBy(call);
      expect(body).toBeInstanceOf(FormData);
      expect((body as FormData).get(field)).toMatchObject({ name: 'a.png', size: 4 });
      expect(contentType).toBeNull();
    },
  );

  it('send JSON without a file', async () => {
    expect(await sentBy(() => updatePost(7, { featured: true }))).toEqual({
      body: '{"featured":true}',
      contentType: 'application/json',
    });
  });
});
