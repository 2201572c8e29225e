import { expect, it } from '@jest/globals';
import { picturesBody } from './pictures-body';

const one = new File(['1'], 'one.png', { type: 'image/png' });
const two = new File(['2'], 'two.png', { type: 'image/png' });

it('names new pictures by their place among the files, and stored ones by their paths', () => {
  expect(picturesBody([one, '/uploads/a.webp', null, two])).toEqual({
    mainImage: 'upload:0',
    gallery: ['/uploads/a.webp', 'upload:1'],
    images: [one, two],
    beforeAfter: [],
  });
});

it('moves the next picture up where the main one is gone', () => {
  expect(picturesBody([null, '/uploads/a.webp'])).toEqual({
    mainImage: '/uploads/a.webp',
    gallery: [],
    beforeAfter: [],
  });
});

it('of empty slots is no picture at all', () => {
  expect(picturesBody([null])).toEqual({ mainImage: null, gallery: [], beforeAfter: [] });
});

it('names the pictures of a pair alike, and leaves out a pair that is not complete', () => {
  const pairs = [
    { before: '/uploads/a.webp', after: two },
    { before: one, after: null },
    { before: '/uploads/gone.webp', after: one },
  ];
  expect(picturesBody([one, '/uploads/a.webp', two], pairs).beforeAfter).toEqual([
    { before: '/uploads/a.webp', after: 'upload:1' },
  ]);
});
