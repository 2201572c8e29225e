import { expect, it } from '@jest/globals';
import type { ViewedPicture } from '../../lib/dialogs';
import { barOf, groupByScale, rowsOf } from './drawing-scale';

const drawing = (widthMetres: number | null, path = '/uploads/a-300x200.webp'): ViewedPicture => ({
  ...{ path, alt: '' },
  known: {
    ...{ path, width: null, height: null, colour: null, kind: 'PLAN', alt: '', fallbacks: [] },
    ...{ focalX: 0.5, focalY: 0.5, widthMetres, northDegrees: null },
  },
});

it.each([
  [[41], 10],
  [[40, 20], 10],
  [[20], 5],
  [[20, 5], 2],
  [[7.9], 1],
  [[0.9], 0.2],
  [[230], 50],
  [[1_000, 900], 200],
])('has a bar below drawings of %j metres that is %d metres long', (widths, length) => {
  expect(barOf(widths)).toBe(length);
});

it('shows at one scale what can be read beside the widest drawing', () => {
  const [site, house, joint, sketch] = [drawing(100), drawing(30), drawing(2), drawing(null)];
  expect(groupByScale([site, joint, house, sketch])).toEqual([[site, house], [joint]]);
  expect(groupByScale([sketch])).toEqual([]);
});

it('puts three beside one another, as high as the highest', () => {
  expect(rowsOf([drawing(10), drawing(40), drawing(20), drawing(30)])).toEqual({
    ...{ count: 3, metres: 90, ratio: 90 / (40 / 1.5) },
  });
  expect(rowsOf([drawing(10, '/uploads/a-200x400.webp')])).toEqual({ count: 1, metres: 10, ratio: 0.5 });
});
