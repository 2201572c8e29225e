import { describe, expect, it } from '@jest/globals';
import { arrangeImages, droppedImages } from './project-images.js';

const house = {
  mainImage: '/uploads/projects/a.webp',
  gallery: ['/uploads/projects/b.webp'],
  beforeAfter: [],
};
const none = { mainImage: null, gallery: [], beforeAfter: [] };

describe('arrangeImages', () => {
  it('leaves what is not named and appends uploads', () => {
    expect(arrangeImages(house, {}, ['/x'])).toEqual({ ...house, gallery: [...house.gallery, '/x'] });
  });

  it('makes the first upload the main picture where there is none', () => {
    expect(arrangeImages(none, {}, ['/x', '/y'])).toEqual({ ...none, mainImage: '/x', gallery: ['/y'] });
    expect(arrangeImages(house, { mainImage: null, gallery: [] }, ['/x'])).toEqual({
      ...none,
      mainImage: '/x',
    });
  });

  it('takes any order of own pictures and uploads', () => {
    const requested = { mainImage: 'upload:1', gallery: ['upload:0', house.mainImage] };
    expect(arrangeImages(house, requested, ['/x', '/y'])).toEqual({
      ...none,
      mainImage: '/y',
      gallery: ['/x', house.mainImage],
    });
  });

  it.each(['upload:1', 'upload:-1', '/uploads/projects/other.webp', 'https://elsewhere.example/a.jpg'])(
    'refuses %s',
    (name) => {
      expect(() => arrangeImages(house, { mainImage: name }, ['/x'])).toThrow('mainImage must name');
      expect(() => arrangeImages(house, { gallery: [name] }, ['/x'])).toThrow('gallery must name');
    },
  );
});

describe('pairs of before and after', () => {
  const [a, b] = [house.mainImage, house.gallery[0]!];
  const paired = { ...house, beforeAfter: [{ before: a, after: b }] };

  it('name pictures of the project, new ones too, and stay until they are changed', () => {
    const requested = { beforeAfter: [{ before: b, after: 'upload:0' }] };
    expect(arrangeImages(house, requested, ['/x']).beforeAfter).toEqual([{ before: b, after: '/x' }]);
    expect(arrangeImages(paired, {}, []).beforeAfter).toEqual(paired.beforeAfter);
    expect(arrangeImages(paired, { beforeAfter: [] }, []).beforeAfter).toEqual([]);
  });

  it('go with a picture that goes', () => {
    expect(arrangeImages(paired, { gallery: [] }, []).beforeAfter).toEqual([]);
  });

  it.each([
    [a, a],
    [a, '/uploads/projects/other.webp'],
    ['upload:0', a],
  ])('refuse %s and %s', (before, after) => {
    expect(() => arrangeImages(house, { beforeAfter: [{ before, after }] }, [])).toThrow(
      'beforeAfter must name',
    );
  });

  it('refuse a picture that the same change takes away', () => {
    const requested = { gallery: [], beforeAfter: [{ before: a, after: b }] };
    expect(() => arrangeImages(house, requested, [])).toThrow('beforeAfter must name');
  });
});

it('finds the pictures that a change dropped', () => {
  expect(droppedImages(house, { mainImage: house.gallery[0]!, gallery: [] })).toEqual([house.mainImage]);
});
