import { describe, expect, it } from '@jest/globals';
import { aProject } from '../../../test/builders';
import { ethiopiaFrame } from './ethiopia-outline';
import { placesOf } from './project-places';

const at = (location: string, latitude: number | null, longitude: number | null) =>
  aProject({ location, latitude, longitude });

const addis = [at('Bole, Addis Ababa', 9, 38.8), at('Merkato, Addis Ababa', 9.1, 38.6)];

describe('placesOf', () => {
  it('puts the projects of a town in the middle of where they are, also in Amharic', () => {
    const { places } = placesOf([...addis, at('ቦሌ፣ ሐዋሳ', 7, 38.5)]);
    expect(places.map(({ name, projects }) => [name, projects.length])).toEqual([
      ['Addis Ababa', 2],
      ['ሐዋሳ', 1],
    ]);
    expect(places[0]!.x).toBeCloseTo(38.7);
    expect(places[0]!.y).toBeCloseTo(-9.05);
  });

  it('leaves out projects that do not say where they are', () => {
    const hidden = at('Bole', null, null);
    expect(placesOf([hidden])).toEqual({ places: [], elsewhere: [hidden] });
  });

  it('writes no name over another, and none beyond the map', () => {
    const near = [at('Bishoftu', 8.79, 38.99), at('Adama', 8.54, 39.27), at('Jijiga', 9.35, 47.8)];
    const { places } = placesOf([...addis, ...near]);
    const boxes = places.map(({ label, name }) => {
      const width = name.length * 0.34;
      const left = label.anchor === 'start' ? label.x : label.x - width;
      return { left, right: left + width, top: label.y - 0.25, bottom: label.y + 0.25 };
    });
    for (const [index, one] of boxes.entries()) {
      expect(one.right).toBeLessThan(ethiopiaFrame.x + ethiopiaFrame.width);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(isApart).toBe(true);
      }
    }
  });
});
