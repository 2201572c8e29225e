import { describe, expect, it } from '@jest/globals';
import { arrangePictures, droppedPictures } from './project-pictures.js';

const house = { mainImage: '/uploads/projects/a.webp', gallery: ['/uploads/projects/b.webp'] };
const none = { mainImage: null, gallery: [] };

describe('arrangePictures', () => {
  it('leaves what is not named and appends uploads', () => {
    expect(arrangePictures(house, {}, ['/x'])).toEqual({ ...house, gallery: [...house.gallery, '/x'] });
  });

  it('makes the first upload the main picture where there is none', () => {
    expect(arrangePictures(none, {}, ['/x', '/y'])).toEqual({ mainImage: '/x', gallery: ['/y'] });
    expect(arrangePictures(house, { mainImage: null, gallery: [] }, ['/x'])).toEqual({
      mainImage: '/x',
      gallery: [],
    });
  });

  it('takes any order of own pictures and uploads', () => {
    const wishes = { mainImage: 'upload:1', gallery: ['upload:0', house.mainImage] };
    expect(arrangePictures(house, wishes, ['/x', '/y'])).toEqual({
      mainImage: '/y',
      gallery: ['/x', house.mainImage],
    });
  });

  it.each(['upload:1', 'upload:-1', '/uploads/projects/other.webp', 'https://elsewhere.example/a.jpg'])(
    'refuses %s',
    (name) => {
      expect(() => arrangePictures(house, { mainImage: name }, ['/x'])).toThrow('mainImage must name');
      expect(() => arrangePictures(house, { gallery: [name] }, ['/x'])).toThrow('gallery must name');
    },
  );
});

it('finds the pictures that a change dropped', () => {
  expect(droppedPictures(house, { mainImage: house.gallery[0]!, gallery: [] })).toEqual([house.mainImage]);
});
