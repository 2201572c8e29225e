import { describe, expect, it } from '@jest/globals';
import { coordinatesText, parseCoordinates } from './coordinates';

describe('coordinates', () => {
  it.each(['8.9945, 38.7895', ' 8.9945,38.7895 ', '8.9945 38.7895', '+8.9945 , +38.7895'])(
    'are read as %j',
    (text) => {
      expect(parseCoordinates(text)).toEqual({ latitude: 8.9945, longitude: 38.7895 });
    },
  );

  it('may lie south and west, and need no decimals', () => {
    expect(parseCoordinates('-9, -38')).toEqual({ latitude: -9, longitude: -38 });
  });

  it.each(['', '  '])('are none in %j', (text) => {
    expect(parseCoordinates(text)).toBeNull();
  });

  it.each(['Bole', '8.9945', '8.9945, ', '8,9945, 38,7895', '91, 38', '9, 181', '8.9945, 38.7895, 2300'])(
    'are not understood as %j',
    (text) => {
      expect(parseCoordinates(text)).toBeUndefined();
    },
  );

  it('are written as they are read', () => {
    expect(coordinatesText({ latitude: 8.9945, longitude: 38.7895 })).toBe('8.9945, 38.7895');
    expect(coordinatesText(null)).toBe('');
  });
});
