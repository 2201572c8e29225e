import { describe, expect, it } from '@jest/globals';
import { joinLines, trimEnd } from './texts.ts';

describe('trimEnd', () => {
  it('drops all matching signs at the end and no others', () => {
    expect(trimEnd('/a//b///', /\//)).toBe('/a//b');
    expect(trimEnd('///', /\//)).toBe('');
    expect(trimEnd('', /\//)).toBe('');
  });
});

describe('joinLines', () => {
  it('puts a blank in place of line breaks and the blanks around them', () => {
    expect(joinLines('House \n\n  by the lake\r\nAddis')).toBe('House by the lake Addis');
    expect(joinLines(' as it was ')).toBe(' as it was ');
  });
});
