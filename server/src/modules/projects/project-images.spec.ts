import { describe, expect, it } from '@jest/globals';
import { arrangeImages, droppedImages } from './project-images.js';

const house = { mainImage: '/uploads/projects/a.webp', gallery: ['/uploads/projects/b.webp'] };
const none = { mainImage: null, gallery: [] };

describe('arrangeImages', () => {
  it('leaves what is not named and appends uploads', () => {
    expect(arrangeImages(house, {}, ['/x'])).toEqual({ ...house, gallery: [...house.gallery, '/x'] });
  });

  it('makes the first upload the main picture where there is none', () => {
    expect(arrangeImages(none, {}, ['/x', '/y'])).toEqual({ mainImage: '/x', gallery: ['/y'] });
    expect(arrangeImages(house, { mainImage: null, gallery: [] }, ['/x'])).toEqual({
      mainImage: '/x',
      gallery: [],
    });
  });

  it('takes any order of own pictures and uploads', () => {
    const wishes = { mainImage: 'upload:1', gallery: ['upload:0', house.mainImage] };
    expect(arrangeImages(house, wishes, ['/x', '/y'])).toEqual({
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

it('finds the pictures that a change dropped', () => {
  expect(droppedImages(house, { mainImage: house.gallery[0]!, gallery: [] })).toEqual([house.mainImage]);
});
